import { describe, expect, it } from 'vitest';
import { expected, hover, type Row, read, scroll, scrollTo } from './steps';

const rows: Row[] = [
  ['Hover over Products', hover({ name: 'Products' })],
  ['Hover the Help icon', hover({ name: 'Help', word: 'icon', also: 'Help icon' })],
  ['Move the mouse over "Menu"', hover({ name: 'Menu' })],
  ['Scroll down', scroll(0, 600)],
  ['Scroll to the bottom', scroll(0, 100000)],
  ['Scroll to the bottom of the page', scroll(0, 100000)],
  ['Scroll to Footer links', scrollTo({ name: 'Footer', word: 'link', also: 'Footer links' })],
  ['Scroll "Terms" into view', scrollTo({ name: 'Terms' })],
  ['Scroll up by 200 pixels', scroll(0, -200)],
  ['Scroll down until "Load more" is visible', scrollTo({ name: 'Load more' })],
  ['Hover over the Profile menu', hover({ name: 'Profile', word: 'menu', also: 'Profile menu' })],
  ['Hover on "Help"', hover({ name: 'Help' })],
  ['Hover mouse over Help', hover({ name: 'Help' })],
  ['Mouse over the chart', hover({ name: 'chart' })],
  ['Scroll down 500 px', scroll(0, 500)],
  ['Scroll to the top', scroll(0, -100000)],
  [
    'Scroll to the Comments section',
    scrollTo({ name: 'Comments', word: 'section', also: 'Comments section' }),
  ],
  ['Scroll to the end of the list', scrollTo({ name: 'end of the list' })],
  ['Scroll until you see "Load more"', scrollTo({ name: 'Load more' })],
  ['Scroll the "Terms" box into view', scrollTo({ name: 'Terms', word: 'field' })],
  ['scroll right', scroll(600, 0)],
  ['Move the mouse to "Menu"', hover({ name: 'Menu' })],
];

describe('hovering and scrolling', () => {
  it.each(rows)('%s', (...row) => {
    expect(read(row[0])).toEqual(expected(row));
  });
});
