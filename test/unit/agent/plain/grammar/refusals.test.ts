import { describe, expect, it } from 'vitest';
import { expected, type Row, read } from './steps';

const rows: Row[] = [
  [
    'Go to the login page',
    '“the login page” is not an address. Write the address or path, such as: Navigate to /login. If it is something on the page: Click “login”',
  ],
  [
    'Open the login page',
    '“the login page” is not an address. Write the address or path, such as: Navigate to /login. If it is something on the page: Click “login”',
  ],
  [
    'Go to Settings',
    '“Settings” is not an address. Write the address or path, such as: Navigate to /login. If it is something on the page: Click “Settings”',
  ],
  ['Click it', '“it” does not name an element; use its label'],
  ['Click at 10, 20', 'it names no element to click; clicks need an element, not a place'],
  ['Click outside the dialog', 'it names no element to click; clicks need an element, not a place'],
  ['Click all checkboxes', 'it asks for several elements; write one step for each'],
  [
    'Fill email and password',
    'it has no value. Write one step for each field: Fill email with “…”',
  ],
  ['Fill the form', 'it fills several fields. Write one step for each: Fill Email with “a@b.c”'],
  [
    'Fill in the form with valid data',
    'it fills several fields. Write one step for each: Fill Email with “a@b.c”',
  ],
  [
    'Enter valid credentials',
    'it does not say both what to type and where. Write: Fill Email with “a@b.c”',
  ],
  ['Fill Email', 'it has no value. Write one step for each field: Fill Email with “…”'],
  ['Type hello', 'it does not say both what to type and where. Write: Fill Email with “a@b.c”'],
  [
    'Enter username as admin',
    'it may mean two things. Write: Fill admin with “username”, or the other way round',
  ],
  [
    'Press Delete',
    '“Delete” may be a key or a button. Write: Press the Delete key, or: Click “Delete”',
  ],
  [
    'Press "Delete"',
    '“Delete” may be a key or a button. Write: Press the Delete key, or: Click “Delete”',
  ],
  [
    'Wait for the dialog to close',
    '“the dialog” is not a text on the page. Write: Wait for “…”, with a text that goes away then, or Verify, which waits up to 5 seconds',
  ],
  [
    'Wait until the URL is /home',
    'it waits for an address. Write: Verify the URL is /…; that waits up to 5 seconds',
  ],
  [
    'Log in as admin',
    'signing in is several steps. Write each: Fill Email with “…”; Fill Password with “…”; Click “Sign in”',
  ],
  ['Submit the form', 'write what to click, such as Click “Save”, or: Press Enter in Email'],
  ['Close the dialog', 'write what to click, such as Click “Close”, or: Press Escape'],
  ['Upload a file', 'files cannot be uploaded by a plain step'],
  [
    'Frobnicate the widget',
    '“Frobnicate the widget” does not begin with a verb that plain steps know',
  ],
  [
    'Klicke auf Speichern',
    '“Klicke auf Speichern” does not begin with a verb that plain steps know',
  ],
  ['Click File then Save', 'at “Save”, write what to click: Click “Save”'],
  ['Focus the Email field', 'write: Click the … field'],
  ['Type abc', 'it does not say both what to type and where. Write: Fill Email with “a@b.c”'],
  [
    'Fill Due date with 2026-12-24 in the New issue dialog',
    'it is not clear where the value ends. Put the value in quotes',
  ],
  [
    'Enter a valid email in the Email field',
    '“a valid email” describes a value; write the value itself',
  ],
  [
    'Enter your password',
    'it does not say both what to type and where. Write: Fill Email with “a@b.c”',
  ],
  ['Fill Password with your password', '“your password” describes a value; write the value itself'],
  ['Type your name into Name', '“your name” describes a value; write the value itself'],
  [
    'Fill the login form',
    'it fills several fields. Write one step for each: Fill Email with “a@b.c”',
  ],
  [
    'Fill in all required fields',
    'it fills several fields. Write one step for each: Fill Email with “a@b.c”',
  ],
  [
    'Select the second option from Color',
    'it names an option by its position. Write its label: Select “…” from …',
  ],
  ['Select all rows', 'it asks for several elements; write one step for each'],
  [
    'Check all items',
    'it does not say what should be true of “all items”. Write: Verify the page shows “all items”',
  ],
  ['Switch to Members', 'write what to click: Click the … tab'],
  ['Press Home', '“Home” may be a key or a button. Write: Press the Home key, or: Click “Home”'],
  ['Use the Tab key', '“Use the Tab key” does not begin with a verb that plain steps know'],
  [
    'Wait for the Save button to be enabled',
    '“the Save button to be enabled” is not a text on the page. Write: Wait for “…”, with a text that appears then, or Verify, which waits up to 5 seconds',
  ],
  [
    'Wait for the modal',
    '“the modal” is not a text on the page. Write: Wait for “…”, with a text that appears then, or Verify, which waits up to 5 seconds',
  ],
  [
    'Wait for it',
    '“it” is not a text on the page. Write: Wait for “…”, with a text that appears then, or Verify, which waits up to 5 seconds',
  ],
  [
    'Scroll the table down',
    'it does not say where to. Write: Scroll down, Scroll to the bottom, or: Scroll to “…”',
  ],
  [
    'Scroll',
    'it does not say where to. Write: Scroll down, Scroll to the bottom, or: Scroll to “…”',
  ],
  [
    'Go to the home page',
    '“the home page” is not an address. Write the address or path, such as: Navigate to /login. If it is something on the page: Click “home”',
  ],
  [
    'Go home',
    '“home” is not an address. Write the address or path, such as: Navigate to /login. If it is something on the page: Click “home”',
  ],
  [
    'Navigate to Users',
    '“Users” is not an address. Write the address or path, such as: Navigate to /login. If it is something on the page: Click “Users”',
  ],
  [
    'Navigate to Settings > Users',
    '“Settings > Users” is not an address. Write the address or path, such as: Navigate to /login. If it is something on the page: Click “Settings > Users”',
  ],
  [
    'Navigate to the Users page',
    '“the Users page” is not an address. Write the address or path, such as: Navigate to /login. If it is something on the page: Click “Users”',
  ],
  ['Open the dialog', 'it does not say what opens the dialog. Write: Click “…”'],
  [
    'Launch the browser',
    '“the browser” is not an address. Write the address or path, such as: Navigate to /login. If it is something on the page: Click “browser”',
  ],
  [
    'Given I am on the login page',
    '“the login page” is not an address. Write the address or path, such as: Navigate to /login. If it is something on the page: Click “login”',
  ],
  [
    'Sign in with valid credentials',
    'signing in is several steps. Write each: Fill Email with “…”; Fill Password with “…”; Click “Sign in”',
  ],
  ['Add a product to the cart', 'write what to click: Click “…”'],
  ['Delete the issue', 'write what to click: Click “Delete the issue”'],
  ['Save', 'write what to click: Click “Save”'],
  ['Save the form', 'write what to click: Click “Save the form”'],
  ['Take a screenshot', 'a picture is taken after every step already; leave the line out'],
  [
    'If the dialog appears, click OK',
    'at “If the dialog appears”, plain steps have no conditions and no loops; write each step',
  ],
  ['Repeat steps 1-3', 'plain steps have no conditions and no loops; write each step'],
  ['Click Save if it is visible', 'plain steps have no conditions; write what is to be done'],
  ['Drag A to B', 'dragging is not possible in a plain step'],
  ['Upload "a.png" to Avatar', 'files cannot be uploaded by a plain step'],
  ['Accept the cookies', 'write what to do: Check the … checkbox, or: Click “…”'],
  ['Dismiss the alert', 'write what to click, such as Click “Close”, or: Press Escape'],
  ['Maximize the window', '“Maximize the window” does not begin with a verb that plain steps know'],
  [
    'Verify the page shows no errors',
    'it does not say which text “errors” stands for. Write: Verify the page shows “…”',
  ],
  [
    'Verify the Email and Password fields are visible',
    'it names several elements. Write one check for each',
  ],
  [
    'Verify the badge shows 3',
    '“badge” may be a field, a row or anything else. Write: Verify the page shows “3”, or: Verify the badge field (row, dialog, heading…) shows “3”',
  ],
  [
    'Verify the Save button is focused',
    'whether the Save button is focused cannot be checked. Write: Verify the page shows “…”',
  ],
  [
    'Verify the link "Docs" points to /docs',
    'only a part of “the link Docs points to /docs” is in quotes. Put all of the text in quotes',
  ],
  [
    'Verify heading level 1 is "X"',
    'the level of a heading cannot be checked. Write: Verify the heading is “…”',
  ],
  [
    'Ensure that no spinner is visible',
    '“spinner” would never be found as a text, so that the check could not fail. Put the text that must not be there in quotes',
  ],
  [
    'Assert that the dropdown has option "High"',
    'whether a list has an option cannot be checked; select the option',
  ],
  [
    'Verify the error "Invalid" appears under Email',
    'where “the error Invalid” is cannot be checked. Write: Verify the page shows “the error Invalid”',
  ],
  [
    'Check Include archived',
    'it does not say what should be true of “Include archived”. Write: Verify the page shows “Include archived”. If it is a checkbox: Check the “Include archived” checkbox',
  ],
  [
    'Check Have a nice day',
    'it does not say what should be true of “Have a nice day”. Write: Verify the page shows “Have a nice day”. If it is a checkbox: Check the “Have a nice day” checkbox',
  ],
  [
    'Verify the URL ends with /done',
    'the start or end of an address cannot be checked alone. Write: Verify the URL contains “…”',
  ],
  [
    'Verify there are 5 results',
    '“results” is no kind of element that can be counted. Write: Verify there are 5 rows (or items, buttons, links…), or: Verify the page shows “5 results”',
  ],
  ['Verify at least 3 rows', 'only an exact number can be checked. Write: Verify there are 5 rows'],
  [
    'Verify no error is shown',
    'it does not say which text “error” stands for. Write: Verify the page shows “…”',
  ],
  [
    'Verify it works',
    'it does not say what shows that. Write: Verify the page shows “…”, or: Verify the heading is “…”',
  ],
  [
    'Verify the user is logged in',
    'it does not say what shows that. Write: Verify the page shows “…”, or: Verify the heading is “…”',
  ],
  [
    'Verify an error message is shown',
    'it does not say which text “an error message” stands for. Write: Verify the page shows “…”',
  ],
  [
    'Verify Welcome back',
    'it does not say what should be true of “Welcome back”. Write: Verify the page shows “Welcome back”',
  ],
  [
    'Verify the status is done',
    'what “is done” means for “status” is not clear. Write: Verify the status field is “done”, or: Verify the page shows “done”',
  ],
  [
    'Verify the cart shows 3 items',
    '“cart” may be a field, a row or anything else. Write: Verify the page shows “3 items”, or: Verify the cart field (row, dialog, heading…) shows “3 items”',
  ],
  [
    'Verify the page shows 3 items',
    'it may mean a text or a number of elements. Write: Verify the page shows “3 items”, or: Verify there are 3 items',
  ],
  [
    'Verify the list is sorted',
    'whether the list is sorted cannot be checked. Write: Verify the page shows “…”',
  ],
  [
    'Verify Save is green',
    'what “is green” means for “Save” is not clear. Write: Verify the Save field is “green”, or: Verify the page shows “green”',
  ],
  [
    'Verify "Saved" appears within 30 seconds',
    'a check waits 5 seconds. Write first: Wait up to 30 seconds for “…”',
  ],
  [
    'Check the page title',
    'it does not say what it should be. Write: Verify the URL is /…, or: Verify the title is “…”',
  ],
  [
    'Verify that clicking Save closes the dialog',
    'it holds an action. Write the action as a step of its own, then what to check',
  ],
  [
    'Verify the password field is masked',
    'what “is masked” means for “password field” is not clear. Write: Verify the password field is “masked”, or: Verify the page shows “masked”',
  ],
  [
    'Verify the Overview tab is selected',
    'whether a tab is selected cannot be checked; check what it shows',
  ],
  [
    'Verify the header shows "Anna"',
    '“header” may be a heading or the top of the page. Write: heading, or: banner',
  ],
  [
    'Verify the page is loaded',
    'it does not say what shows that. Write: Verify the page shows “…”, or: Verify the heading is “…”',
  ],
  [
    'Verify the page is not blank',
    'it does not say what shows that. Write: Verify the page shows “…”, or: Verify the heading is “…”',
  ],
];

describe('lines that cannot be carried out', () => {
  it.each(rows)('%s', (...row) => {
    expect(read(row[0])).toEqual(expected(row));
  });
});
