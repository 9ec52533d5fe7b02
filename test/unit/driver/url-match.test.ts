import { describe, expect, it } from 'vitest';
import { matchesPage } from '../../../src/driver/url-match';

const at = (url: string) => ({ url, title: '' });
const url = (expected: string, contains?: boolean) =>
  ({ matcher: 'url', expected, ...(contains === undefined ? {} : { contains }) }) as const;

describe('matchesPage', () => {
  it.each([
    ['/issues', 'https://app.example.com/issues', true],
    ['/issues', 'https://app.example.com/issues?page=2#top', true],
    ['/issues?page=2', 'https://app.example.com/issues?page=2#top', true],
    ['/issues?page=1', 'https://app.example.com/issues?page=2', false],
    ['/issues#top', 'https://app.example.com/issues#top', true],
    ['/issues', 'https://app.example.com/issues/12', false],
    ['https://app.example.com/issues', 'https://app.example.com/issues', true],
    ['https://app.example.com/issues', 'https://app.example.com/issues?page=2', false],
  ])('%s against %s is %s', (expected, address, matches) => {
    expect(matchesPage(url(expected), at(address))).toBe(matches);
  });

  it('with contains takes any part of the address', () => {
    expect(matchesPage(url('issues', true), at('https://a.test/issues/12'))).toBe(true);
    expect(matchesPage(url('users', true), at('https://a.test/issues/12'))).toBe(false);
  });

  it('compares titles whole, white space normalised, unless told', () => {
    const page = { url: 'https://a.test/', title: '  Issues \n List ' };
    expect(matchesPage({ matcher: 'title', expected: 'Issues List' }, page)).toBe(true);
    expect(matchesPage({ matcher: 'title', expected: 'Issues' }, page)).toBe(false);
    expect(matchesPage({ matcher: 'title', expected: 'Issues', contains: true }, page)).toBe(true);
  });
});
