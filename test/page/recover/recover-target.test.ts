import { afterEach, describe, expect, it } from 'vitest';
import { SidewrightError } from '../../../src/model/errors/sidewright-error';
import { recoverTarget, type WantedTarget } from '../../../src/page/recover/recover-target';

afterEach(() => {
  document.body.innerHTML = '';
});

function recover(html: string, wanted: WantedTarget): string {
  document.body.innerHTML = html;
  return recoverTarget(wanted, document).id;
}

function failureOf(html: string, wanted: WantedTarget): SidewrightError {
  try {
    recover(html, wanted);
  } catch (error) {
    if (error instanceof SidewrightError) return error;
    throw error;
  }
  throw new TypeError('It was recovered.');
}

describe('recovery', () => {
  it('finds the same button again after the page drew it anew', () => {
    const html = '<button>Cancel</button><button id="it">Save</button>';
    expect(recover(html, { role: 'button', name: 'Save' })).toBe('it');
  });

  it('heals a reworded label', () => {
    const html =
      '<a href="#">Home</a><button id="it">Sign in to your account</button><a href="#">Help</a>';
    expect(recover(html, { role: 'button', name: 'Sign In' })).toBe('it');
  });

  it('takes a button that became a link', () => {
    const html = '<a href="#" id="it">Sign in</a><button>Search</button>';
    expect(recover(html, { role: 'button', name: 'Sign In' })).toBe('it');
  });

  it('breaks a tie by role', () => {
    const html = '<a href="#">Save</a><button id="it">Save</button>';
    expect(recover(html, { role: 'button', name: 'Save' })).toBe('it');
    expect(recover(html, { description: 'the Save button' })).toBe('it');
  });

  it('takes the exact one beside a near twin', () => {
    const html = '<button>Delete account</button><button id="it">Delete</button>';
    expect(recover(html, { role: 'button', name: 'Delete' })).toBe('it');
  });

  it.each([
    ['an accessible name', '<button id="it" aria-label="Close dialog">×</button>', 'Close dialog'],
    ['an alternative text', '<a href="#" id="it"><img alt="Cart"></a>', 'Cart'],
    [
      'a placeholder',
      '<input id="it" aria-label="Q" placeholder="Search issues">',
      'Search issues',
    ],
    ['a value', '<input id="it" value="Berlin">', 'Berlin'],
    ['a button value', '<input id="it" type="submit" value="Submit order">', 'Submit order'],
    ['a label', '<label>Email <input id="it"></label>', 'Email field'],
    ['a role of its own', '<div id="it" role="menuitem">Rename</div>', 'Rename'],
    ['a click handler', '<div id="it" onclick="void 0">Open details</div>', 'Open details'],
    [
      'a pointer cursor',
      '<div id="it" style="cursor: pointer"><b>Open</b> details</div>',
      'Open details',
    ],
    ['a select', '<select id="it" aria-label="Size"><option>S</select>', 'Size dropdown'],
    [
      'an editor',
      '<div id="it" contenteditable aria-label="Comment" role="textbox"></div>',
      'Comment',
    ],
  ])('finds by %s', (_, html, description) => {
    expect(recover(`<a href="#">Other</a>${html}`, { description })).toBe('it');
  });

  it('looks into shadow roots', () => {
    document.body.innerHTML = '<div></div>';
    const root = document.body.firstElementChild?.attachShadow({ mode: 'open' });
    if (root) root.innerHTML = '<button id="it">Inside</button>';
    expect(recoverTarget({ name: 'Inside', role: 'button' }, document).id).toBe('it');
  });

  it('counts a card and the button in it as one', () => {
    const html = '<div style="cursor: pointer" onclick="void 0"><button id="it">Buy</button></div>';
    expect(recover(html, { role: 'button', name: 'Buy' })).toBe('it');
  });

  it('does not take an element that shares half the words', () => {
    const error = failureOf('<button>Order history</button><a href="#">Help</a>', {
      role: 'button',
      name: 'Submit order',
    });
    expect(error.code).toBe('TargetNotFoundError');
    expect(error.message).toBe(
      'button "Submit order" was not found on this page. Nearest: button "Order history". Take a new snapshot to see what is there.',
    );
    expect(error.details.candidates).toEqual([{ role: 'button', name: 'Order history' }]);
  });

  it('does not take "Delete" for "Delete account"', () => {
    const error = failureOf('<button>Delete</button>', { role: 'button', name: 'Delete account' });
    expect(error.code).toBe('TargetNotFoundError');
  });

  it('calls two of the same name ambiguous', () => {
    const error = failureOf('<button>Delete</button><button>Delete</button>', {
      role: 'button',
      name: 'Delete',
    });
    expect(error.code).toBe('AmbiguousTargetError');
    expect(error.message).toBe(
      '2 elements fit button "Delete" about equally well: button "Delete", button "Delete". Take a new snapshot and use the ref of the one that is meant.',
    );
    expect(error.details.candidates).toEqual([
      { role: 'button', name: 'Delete' },
      { role: 'button', name: 'Delete' },
    ]);
  });

  it('calls a near tie ambiguous', () => {
    const error = failureOf(
      '<button>Sign in with Google</button><button>Sign in with a passkey</button>',
      { role: 'button', name: 'Sign in' },
    );
    expect(error.code).toBe('AmbiguousTargetError');
  });

  it('never takes what is hidden, or the value of a secret field', () => {
    const html = `<button style="display: none">Save</button>
      <input type="password" value="Save"><input autocomplete="one-time-code" value="Save">`;
    const error = failureOf(html, { role: 'button', name: 'Save' });
    expect(error.code).toBe('TargetNotFoundError');
    expect(error.message).toContain('Nothing comes near it.');
  });

  it('finds nothing without any words', () => {
    const error = failureOf('<button>Save</button>', { role: 'button', name: '' });
    expect(error.message).toBe(
      'button was not found on this page. Nothing comes near it. Take a new snapshot to see what is there.',
    );
  });
});
