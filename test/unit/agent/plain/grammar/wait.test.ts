import { describe, expect, it } from 'vitest';
import { expected, type Row, read, settle, waitFor } from './steps';

const rows: Row[] = [
  ['Wait for "Saved"', waitFor('Saved')],
  ['Wait for "Saved" to appear', waitFor('Saved')],
  ['Wait for "Loading" to disappear', waitFor('Loading', 'gone')],
  ['Wait until "Loading..." is gone', waitFor('Loading...', 'gone')],
  ['Wait until the page loads', settle()],
  ['Wait for the page to settle', settle()],
  ['Wait for the page to load', settle()],
  ['Wait 3 seconds', settle({ insteadOf: 'Wait 3 seconds' })],
  ['Wait for 500ms', settle({ insteadOf: 'Wait for 500ms' })],
  ['Wait', settle({ insteadOf: 'Wait' })],
  ['Wait for the spinner to disappear', settle()],
  ['Wait for Welcome to appear', waitFor('Welcome')],
  ['Wait up to 10 seconds for "Done"', waitFor('Done', 'visible', 10000)],
  ['Wait until the "Save" button is visible', waitFor('Save')],
  ['Wait for the table to load', settle()],
  ['Wait a moment', settle({ insteadOf: 'Wait a moment' })],
  ['Wait for the text "Ready"', waitFor('Ready')],
  ['Wait until the page shows "Ready"', waitFor('Ready')],
  ['Wait for "Saved" to be visible', waitFor('Saved')],
  ['Wait for Saved message', waitFor('Saved')],
  ['Wait for the Saved message to appear', waitFor('Saved')],
  ['Wait until "Saved" is no longer visible', waitFor('Saved', 'gone')],
  ['Wait until "Saved" is shown', waitFor('Saved')],
  ['Wait for "Saved" and "Done"', [waitFor('Saved'), waitFor('Done')]],
  ['Wait for the results', settle()],
  ['Wait for results to load', settle()],
  ['Wait for the page to finish loading', settle()],
  ['Wait for loading to finish', settle()],
  ['Wait for network idle', settle()],
  ['Wait until loading is complete', settle()],
  ['Wait for 2 seconds', settle({ insteadOf: 'Wait for 2 seconds' })],
  ['Wait 5s', settle({ insteadOf: 'Wait 5s' })],
  ['Wait for 1 minute', settle({ insteadOf: 'Wait for 1 minute' })],
  ['Wait for dashboard', waitFor('dashboard')],
  ['Wait for the Dashboard', waitFor('Dashboard')],
  ['Wait for the dashboard to load', settle()],
  ['Wait for {{NAME}} to appear', waitFor('{{NAME}}')],
  ['Wait for "X" for up to 20 seconds', waitFor('X', 'visible', 20000)],
  ['Wait up to 30s for "Report ready" to appear', waitFor('Report ready', 'visible', 30000)],
  ['Wait for at most 10 seconds until "X" is visible', waitFor('X', 'visible', 10000)],
  ['Wait for toast "Saved"', waitFor('Saved')],
  ['Wait for navigation', settle()],
];

describe('waiting', () => {
  it.each(rows)('%s', (...row) => {
    expect(read(row[0])).toEqual(expected(row));
  });
});
