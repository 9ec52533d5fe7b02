import { describe, expect, it } from 'vitest';
import { findRef } from '../../../apps/messages-api/find-ref';
import { parseSnapshot } from '../../../apps/messages-api/snapshot-nodes';

const SNAPSHOT = `Page URL: http://127.0.0.1/issues
- banner [ref=e2]:
  - link "Trackline" [ref=e3] [cursor=pointer]:
    - /url: /issues
  - 'link "Ada''s page: settings" [ref=e4] [cursor=pointer]':
    - /url: /settings
- heading "Issues \\"now\\"" [level=1] [ref=e5]
- generic [ref=e6]: 12 issues
- checkbox "Mine" [checked] [disabled] [ref=e7]
- list [ref=e8]:
  - listitem [ref=e9]:
    - text: TL-1
    - button "Open" [ref=e10]
  - listitem [ref=e11]:
    - button "Open" [ref=e12]
- iframe [ref=e13]:
  - textbox "Your message" [ref=f1e2]: typed already
- link "Hidden" [aria-hidden]`;

describe('a snapshot', () => {
  it('is read line by line: role, name, ref, depth', () => {
    expect(
      parseSnapshot(SNAPSHOT).map(({ role, name, ref, depth }) => [depth, role, name, ref]),
    ).toEqual([
      [0, 'banner', '', 'e2'],
      [1, 'link', 'Trackline', 'e3'],
      [1, 'link', "Ada's page: settings", 'e4'],
      [0, 'heading', 'Issues "now"', 'e5'],
      [0, 'generic', '12 issues', 'e6'],
      [0, 'checkbox', 'Mine', 'e7'],
      [0, 'list', '', 'e8'],
      [1, 'listitem', '', 'e9'],
      [2, 'button', 'Open', 'e10'],
      [1, 'listitem', '', 'e11'],
      [2, 'button', 'Open', 'e12'],
      [0, 'iframe', '', 'e13'],
      [1, 'textbox', 'Your message', 'f1e2'],
      [0, 'link', 'Hidden', undefined],
    ]);
  });

  it('is searched by role and whole name, pattern, order or container', () => {
    expect(findRef(SNAPSHOT, 'link', "Ada's page: settings")).toBe('e4');
    expect(findRef(SNAPSHOT, 'heading', /^Issues/)).toBe('e5');
    expect(findRef(SNAPSHOT, 'button', 'Open', { nth: 1 })).toBe('e12');
    expect(findRef(SNAPSHOT, 'textbox', /message/, { within: { role: 'iframe', name: '' } })).toBe(
      'f1e2',
    );
  });

  it('without the element, or without its ref, is an error that says so', () => {
    expect(() => findRef(SNAPSHOT, 'link', 'Track')).toThrow('link "Track" is not in the latest');
    expect(() => findRef(SNAPSHOT, 'slider', 'Volume')).toThrow('It has no slider at all');
    expect(() => findRef(SNAPSHOT, 'link', 'Hidden')).toThrow('has no ref');
    expect(() => findRef(SNAPSHOT, 'button', 'Open')).toThrow('in the latest snapshot 2 times');
  });
});
