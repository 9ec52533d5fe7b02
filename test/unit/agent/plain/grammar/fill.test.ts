import { describe, expect, it } from 'vitest';
import { expected, fill, type Row, read } from './steps';

const rows: Row[] = [
  ['Fill Email with a@b.c', fill({ name: 'Email' }, 'a@b.c')],
  [
    'Fill in the Email field with "a@b.c"',
    fill({ name: 'Email', word: 'field', also: 'Email field' }, 'a@b.c'),
  ],
  ['Fill "Email" with "a@b.c"', fill({ name: 'Email' }, 'a@b.c')],
  ['Type a@b.c into Email', fill({ name: 'Email' }, 'a@b.c')],
  [
    'Type "hello world" in the Search box',
    fill({ name: 'Search', word: 'field', also: 'Search box' }, 'hello world'),
  ],
  [
    "Enter 'x' in the Search field",
    fill({ name: 'Search', word: 'field', also: 'Search field' }, 'x'),
  ],
  ['Enter John in First name', fill({ name: 'First name' }, 'John')],
  [
    'Enter "John" into the First name field',
    fill({ name: 'First name', word: 'field', also: 'First name field' }, 'John'),
  ],
  ['Set Due date to 2026-12-24', fill({ name: 'Due date' }, '2026-12-24')],
  ['Clear Notes', fill({ name: 'Notes' }, '')],
  ['Clear the Search field', fill({ name: 'Search', word: 'field', also: 'Search field' }, '')],
  ['Leave Email blank', fill({ name: 'Email' }, '')],
  [
    'Fill Email with a and Password with b',
    [fill({ name: 'Email' }, 'a'), fill({ name: 'Password' }, 'b')],
  ],
  [
    'Fill Email with "a@b.c", Password with "x" and Name with "Bob"',
    [
      fill({ name: 'Email' }, 'a@b.c'),
      fill({ name: 'Password' }, 'x'),
      fill({ name: 'Name' }, 'Bob'),
    ],
  ],
  [
    'Enter "a" in Email and "b" in Password',
    [fill({ name: 'Email' }, 'a'), fill({ name: 'Password' }, 'b')],
  ],
  ['Type "hello"', fill({ name: '', focused: true }, 'hello')],
  [
    'Enter {{EMAIL}} in the Email field',
    fill({ name: 'Email', word: 'field', also: 'Email field' }, '{{EMAIL}}'),
  ],
  ['Fill Password with {{PASSWORD}}', fill({ name: 'Password' }, '{{PASSWORD}}')],
  ['Fill Email with {{USER}}@example.com', fill({ name: 'Email' }, '{{USER}}@example.com')],
  ['Enter email: a@b.c', fill({ name: 'email' }, 'a@b.c')],
  ['Enter Email "a@b.c"', fill({ name: 'Email' }, 'a@b.c')],
  ['Enter "a@b.c" as the email', fill({ name: 'email' }, 'a@b.c')],
  ['Fill Notes with ""', fill({ name: 'Notes' }, '')],
  ["Fill Name with O'Brien", fill({ name: 'Name' }, "O'Brien")],
  ['Fill Notes with "He said \\"hi\\""', fill({ name: 'Notes' }, 'He said "hi"')],
  ['Fill Title with "Fix then click"', fill({ name: 'Title' }, 'Fix then click')],
  [
    'Type 5 in the Quantity field in the dialog',
    fill(
      { name: 'Quantity', word: 'field', also: 'Quantity field', within: [{ word: 'dialog' }] },
      '5',
    ),
  ],
  [
    'Fill in First name with Anna, Last name with Smith',
    [fill({ name: 'First name' }, 'Anna'), fill({ name: 'Last name' }, 'Smith')],
  ],
  [
    'Fill First name with Anna and Last name with Smith',
    [fill({ name: 'First name' }, 'Anna'), fill({ name: 'Last name' }, 'Smith')],
  ],
  [
    'Fill the "Title" field with "Hello, world; then click"',
    fill({ name: 'Title', word: 'field' }, 'Hello, world; then click'),
  ],
  [
    'Enter anna@example.com into the email field and secret into the password field',
    [
      fill({ name: 'email', word: 'field', also: 'email field' }, 'anna@example.com'),
      fill({ name: 'password', word: 'field', also: 'password field' }, 'secret'),
    ],
  ],
  ['Enter "5" for Quantity', fill({ name: 'Quantity' }, '5')],
  ['Enter 5 as Quantity', fill({ name: 'Quantity' }, '5')],
  ['Input "x" into "Name"', fill({ name: 'Name' }, 'x')],
  ['Put 5 in Quantity', fill({ name: 'Quantity' }, '5')],
  ['Set Title to "X"', fill({ name: 'Title' }, 'X')],
  [
    'Set "Title" to "X" and "Notes" to "Y"',
    [fill({ name: 'Title' }, 'X'), fill({ name: 'Notes' }, 'Y')],
  ],
  ['Change Status to Closed', fill({ name: 'Status' }, 'Closed')],
  [
    'Update the Title field to "New title"',
    fill({ name: 'Title', word: 'field', also: 'Title field' }, 'New title'),
  ],
  ['Fill "Amount" with "1,000.50"', fill({ name: 'Amount' }, '1,000.50')],
  ['Fill Amount with 1,000.50', fill({ name: 'Amount' }, '1,000.50')],
  ['Fill Date with 12/24/2026', fill({ name: 'Date' }, '12/24/2026')],
  ['Fill Title in the dialog with "X"', fill({ name: 'Title', within: [{ word: 'dialog' }] }, 'X')],
  ['Fill {{FIELD}} with x', fill({ name: '{{FIELD}}' }, 'x')],
  [
    'Fill Email with {{EMAIL}} and Password with {{PASSWORD}}',
    [fill({ name: 'Email' }, '{{EMAIL}}'), fill({ name: 'Password' }, '{{PASSWORD}}')],
  ],
  ['Fill Full name with {{FIRST}} {{LAST}}', fill({ name: 'Full name' }, '{{FIRST}} {{LAST}}')],
  ['Clear the "Title" field', fill({ name: 'Title', word: 'field' }, '')],
  ['Empty the cart', fill({ name: 'cart' }, '')],
  ['Delete the text in Notes', fill({ name: 'Notes' }, '')],
  ['And I fill in "Email" with "a@b.c"', fill({ name: 'Email' }, 'a@b.c')],
  [
    'Fill Title with "X" in the "New issue" dialog',
    fill({ name: 'Title', within: [{ name: 'New issue', word: 'dialog' }] }, 'X'),
  ],
  [
    'Fill Your message with "Quick and calm"',
    fill({ name: 'Your', word: 'text', also: 'Your message' }, 'Quick and calm'),
  ],
  ['Fill "Your message" with "x"', fill({ name: 'Your message' }, 'x')],
  [
    'Fill Your message with Your app is great',
    fill({ name: 'Your', word: 'text', also: 'Your message' }, 'Your app is great'),
  ],
  ['Fill your message with "x"', fill({ name: '', word: 'text', also: 'your message' }, 'x')],
  ['Fill Due date with 2027-03-01', fill({ name: 'Due date' }, '2027-03-01')],
];

describe('filling fields', () => {
  it.each(rows)('%s', (...row) => {
    expect(read(row[0])).toEqual(expected(row));
  });
});
