import { describe, expect, it } from 'vitest';
import { assert, expected, type Row, read } from './steps';

const rows: Row[] = [
  [
    'Then I should be on "/dashboard"',
    assert({ on: 'page', matcher: 'url', expected: '/dashboard' }),
  ],
  ['Then the URL should be "/done"', assert({ on: 'page', matcher: 'url', expected: '/done' })],
  [
    'Expect the title to contain "Home"',
    assert({ on: 'page', matcher: 'title', expected: 'Home', contains: true }),
  ],
  ['Verify that Title equals "X"', assert({ on: 'page', matcher: 'title', expected: 'X' })],
  ['Verify URL = /home', assert({ on: 'page', matcher: 'url', expected: '/home' })],
  ['Verify url: /home', assert({ on: 'page', matcher: 'url', expected: '/home' })],
  ['Verify the URL path is /home', assert({ on: 'page', matcher: 'url', expected: '/home' })],
  [
    'Verify page URL contains "?q=1"',
    assert({ on: 'page', matcher: 'url', expected: '?q=1', contains: true }),
  ],
  ['Verify we are still on /login', assert({ on: 'page', matcher: 'url', expected: '/login' })],
  ['Verify we stay on /login', assert({ on: 'page', matcher: 'url', expected: '/login' })],
  ["Verify I'm on /dashboard", assert({ on: 'page', matcher: 'url', expected: '/dashboard' })],
  ['Verify user lands on the dashboard', assert({ on: 'loaded', words: 'dashboard' })],
  [
    'Verify that the user is taken to the "Dashboard" page',
    assert({ on: 'loaded', words: 'Dashboard' }),
  ],
  ['Verify that the browser title is "X"', assert({ on: 'page', matcher: 'title', expected: 'X' })],
  ['Verify the URL is /issues', assert({ on: 'page', matcher: 'url', expected: '/issues' })],
  ['Verify URL is /dashboard', assert({ on: 'page', matcher: 'url', expected: '/dashboard' })],
  [
    'Verify the URL contains dashboard',
    assert({ on: 'page', matcher: 'url', expected: 'dashboard', contains: true }),
  ],
  [
    'Verify the URL is https://example.com/home',
    assert({ on: 'page', matcher: 'url', expected: 'https://example.com/home' }),
  ],
  ['Verify we are on /dashboard', assert({ on: 'page', matcher: 'url', expected: '/dashboard' })],
  [
    'Verify the user is redirected to /login',
    assert({ on: 'page', matcher: 'url', expected: '/login' }),
  ],
  ['Verify I am on the dashboard page', assert({ on: 'loaded', words: 'dashboard' })],
  ['Verify the current page is /home', assert({ on: 'page', matcher: 'url', expected: '/home' })],
  [
    'Check the URL is /issues?status=open',
    assert({ on: 'page', matcher: 'url', expected: '/issues?status=open' }),
  ],
  [
    'Verify URL does not contain "error"',
    assert({ on: 'page', matcher: 'url', expected: 'error', contains: true, not: true }),
  ],
  ['Verify the page title is "Home"', assert({ on: 'page', matcher: 'title', expected: 'Home' })],
  [
    'Verify title contains Home',
    assert({ on: 'page', matcher: 'title', expected: 'Home', contains: true }),
  ],
  [
    'Verify the title is not "Error"',
    assert({ on: 'page', matcher: 'title', expected: 'Error', not: true }),
  ],
  ['Verify dashboard loads', assert({ on: 'loaded', words: 'dashboard' })],
  ['Verify the dashboard is loaded', assert({ on: 'loaded', words: 'dashboard' })],
  ['Verify the login page is displayed', assert({ on: 'loaded', words: 'login' })],
  [
    'Expect URL to contain /x',
    assert({ on: 'page', matcher: 'url', expected: '/x', contains: true }),
  ],
];

describe('checks of the page', () => {
  it.each(rows)('%s', (...row) => {
    expect(read(row[0])).toEqual(expected(row));
  });
});
