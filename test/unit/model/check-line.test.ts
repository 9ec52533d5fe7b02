import { describe, expect, it } from 'vitest';
import { isCheckLine } from '../../../src/model/check-line';

describe('isCheckLine', () => {
  it.each([
    'Verify dashboard loads',
    'verify the heading "Welcome"',
    'Assert the URL contains /home',
    'Confirm the dialog has closed',
    'Ensure 3 rows are listed',
    'Expect the title to be Home',
    'Expected: the toast says Saved',
    'Make sure the list is empty',
    'Then verify that it is there',
    'And, finally, check that it worked',
    '**Verify** the toast',
    'Check that the box is ticked',
    'Check whether the list is empty',
    'Check if the toast is gone',
    'Check for the text "Saved"',
    'Check: the cart shows 2 items',
    'Check the cart page shows 2 items',
    'Check "Total" is 12',
    'Check the "Terms" checkbox is checked',
    'Check the box next to Terms is ticked',
    'Check the page title',
    'Check URL contains "/cart"',
    'Check heading "Orders"',
    'Check text "Saved"',
    'Check the total',
    'Check cart total',
    'Check in the header that the name is shown',
    'Check Dashboard loads',
  ])('%s is a check', (line) => {
    expect(isCheckLine(line)).toBe(true);
  });

  it.each([
    'Check the box next to Terms',
    "Check 'Terms' checkbox",
    'Check the "This is fine" checkbox',
    'Check the checkbox that says Terms',
    'Check the checkbox labelled Terms',
    'Check "Remember me"',
    'Check “Remember me”',
    "Check 'I agree that this is shown'",
    'Check Remember me',
    'Check all boxes',
    'Check radio button High',
    'Check the option "Priority"',
    'Check out as guest',
    'Check off "Milk"',
    'Click the "Verify" button',
    'Type "check that" into Search',
    'Checkout',
    'Verification starts',
    'Uncheck the box',
    'Then click Save',
    '',
  ])('%s is an action', (line) => {
    expect(isCheckLine(line)).toBe(false);
  });
});
