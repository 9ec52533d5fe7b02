import { describe, expect, it } from 'vitest';
import { expected, go, type Row, read } from './steps';

const rows: Row[] = [
  ['Navigate to https://example.com/login', go('https://example.com/login')],
  ['Go to http://localhost:3000.', go('http://localhost:3000')],
  ['Open /settings', go('/settings')],
  ['Visit example.com', go('https://example.com')],
  ['go to localhost:5173/app', go('http://localhost:5173/app')],
  ['Navigate to {{BASE_URL}}/login', go('{{BASE_URL}}/login')],
  ['Open {{APP_URL}}', go('{{APP_URL}}')],
  ['Go to the login page at /login', go('/login')],
  ['Navigate to the "/users" page', go('/users')],
  ['Go back', { kind: 'back' }],
  ['Navigate back to the previous page', { kind: 'back' }],
  ['Reload the page', { kind: 'reload' }],
  ['Refresh', { kind: 'reload' }],
  ['Go to /login', go('/login')],
  ['Open https://example.com in the browser', go('https://example.com')],
  ['Open the app at http://localhost:4000', go('http://localhost:4000')],
  ['Open the URL http://localhost:4000/', go('http://localhost:4000/')],
  ['Go to "https://example.com"', go('https://example.com')],
  ['Visit the page /users', go('/users')],
  ['Visit {{SITE}}/users', go('{{SITE}}/users')],
  ['Given I am on /login', go('/login')],
  ['When the user navigates to "/login"', go('/login')],
];

describe('going to addresses', () => {
  it.each(rows)('%s', (...row) => {
    expect(read(row[0])).toEqual(expected(row));
  });
});
