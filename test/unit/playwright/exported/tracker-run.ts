import type { Locator } from '../../../../src/model/locator';
import type { Run } from '../../../../src/model/run';
import { checks, makeCase, makeRun, onElement, onPage } from '../make-run';

const role = (name: string, text: string) => ({ by: 'role', role: name, name: text }) as const;
const status: Locator = { by: 'role', role: 'status' };
const act = role('button', 'Act');
const saw = (received: string) => ({
  result: { passed: true, received, tries: 1, durationMs: 20 },
});
const saysStatus = (expected: string, line: number) =>
  checks({ on: 'element', target: status, check: { matcher: 'text', expected } }, { line });

/** A run by hand over the tracker site, with each action and each matcher in it. */
export function trackerRun(origin: string): Run {
  const issues = `${origin}/issues?email=ada%27s%40example.com&password=s3cret%60`;
  return makeRun([signIn(issues), edit(issues)], {
    startUrl: `${origin}/login`,
    scenarioName: 'Über-issue tracker: "smoke"',
    variables: [
      { name: 'EMAIL', secret: false, value: "ada's@example.com" },
      { name: 'PASSWORD', secret: true },
    ],
  });
}

function signIn(issues: string) {
  return makeCase(
    "Test that Ada's `login` works",
    [
      'Fill in the form',
      'Sign in',
      'Verify the address',
      'Verify the title',
      'Verify the greeting',
    ],
    [
      onElement({ kind: 'fill', value: '{{EMAIL}}' }, role('textbox', 'Email'), { line: 1 }),
      onElement(
        { kind: 'fill', value: '{{PASSWORD}}' },
        { by: 'label', text: 'Password' },
        { line: 1 },
      ),
      onElement({ kind: 'press', key: 'Tab' }, { by: 'label', text: 'Password' }, { line: 1 }),
      onElement({ kind: 'click' }, role('button', 'Sign in'), {
        line: 2,
        healedFrom: 'button "Log in"',
      }),
      onPage({ kind: 'waitForStable' }, { line: 2, durationMs: 6_000 }),
      checks(
        { on: 'page', check: { matcher: 'url', expected: '/issues' } },
        { line: 3, ...saw(issues) },
      ),
      checks(
        { on: 'page', check: { matcher: 'url', expected: issues } },
        { line: 3, ...saw(issues) },
      ),
      checks(
        { on: 'page', check: { matcher: 'url', expected: '/issues?email', contains: true } },
        { line: 3 },
      ),
      checks({ on: 'page', check: { matcher: 'url', expected: '/login' }, not: true }, { line: 3 }),
      checks(
        { on: 'page', check: { matcher: 'title', expected: 'Issues - Tracker' } },
        { line: 4 },
      ),
      checks(
        { on: 'page', check: { matcher: 'title', expected: 's - Tr', contains: true } },
        { line: 4 },
      ),
      checks(
        {
          on: 'page',
          check: { matcher: 'title', expected: '{{EMAIL}}', contains: true },
          not: true,
        },
        { line: 4 },
      ),
      checks(
        {
          on: 'element',
          target: { by: 'text', text: { regex: '^Hello {{EMAIL}}, your' } },
          check: { matcher: 'containsText', expected: '{{EMAIL}}, your password has 7 signs' },
        },
        { line: 5 },
      ),
    ],
  );
}

function edit(issues: string) {
  const title = role('textbox', 'Title');
  const priority = role('combobox', 'Priority');
  const done = role('checkbox', 'Done');
  const isChecked = { matcher: 'checked' } as const;
  return makeCase(
    'Edit an issue',
    [
      'Wait until the list is there',
      'Add an issue named "Second $' + '{issue}"',
      'Verify there are 2 issues',
      'Choose options */ and boxes',
      'Use the mouse',
      'Use the keyboard',
      'Scroll',
      'Look at the details and come back',
      'Verify the state of the buttons',
      'Rate the help',
    ],
    [
      onPage({ kind: 'waitForText', text: 'Ready', state: 'visible' }, { line: 1 }),
      onPage(
        { kind: 'waitForText', text: 'Loading', state: 'gone', timeoutMs: 8_000 },
        { line: 1 },
      ),
      onElement({ kind: 'fill', value: 'Second $' + '{issue}' }, title, { line: 2 }),
      onElement({ kind: 'press', key: 'Enter' }, title, { line: 2 }),
      checks(
        {
          on: 'element',
          target: title,
          check: { matcher: 'value', expected: 'Second $' + '{issue}' },
        },
        { line: 2 },
      ),
      checks(
        {
          on: 'element',
          target: { by: 'role', role: 'listitem', within: role('list', 'Open issues') },
          check: { matcher: 'count', expected: 2 },
        },
        { line: 3 },
      ),
      onElement({ kind: 'select', options: ['High'] }, priority, { line: 4 }),
      checks(
        { on: 'element', target: priority, check: { matcher: 'value', expected: '3' } },
        { line: 4 },
      ),
      onElement({ kind: 'select', options: ['1'] }, priority, { line: 4 }),
      onElement({ kind: 'select', options: ['bug', 'ui'] }, role('listbox', 'Labels'), { line: 4 }),
      onElement({ kind: 'check' }, done, { line: 4 }),
      checks({ on: 'element', target: done, check: isChecked }, { line: 4 }),
      onElement({ kind: 'uncheck' }, role('checkbox', 'Private'), { line: 4 }),
      checks(
        { on: 'element', target: role('checkbox', 'Private'), check: isChecked, not: true },
        { line: 4 },
      ),
      onElement({ kind: 'click', clickCount: 2 }, act, { line: 5 }),
      saysStatus('Acted twice', 5),
      onElement({ kind: 'click', button: 'right', modifiers: ['Alt'] }, act, { line: 5 }),
      saysStatus('Menu open', 5),
      onElement({ kind: 'click', modifiers: ['Shift'], force: true }, act, { line: 5 }),
      saysStatus('Acted with Shift', 5),
      onElement({ kind: 'hover' }, title, { line: 5 }),
      onElement({ kind: 'hover' }, act, { line: 5 }),
      saysStatus('Hovering', 5),
      onPage({ kind: 'pressKey', key: 'Escape' }, { line: 6 }),
      saysStatus('Escaped', 6),
      onPage({ kind: 'scroll', deltaX: 0, deltaY: 400 }, { line: 7 }),
      saysStatus('Scrolled', 7),
      onElement({ kind: 'scrollIntoView' }, role('button', 'Load more'), { line: 7 }),
      onPage({ kind: 'navigate', url: '/details' }, { line: 8, url: issues }),
      checks(
        { on: 'page', check: { matcher: 'url', expected: '/details' } },
        { line: 8, ...saw(new URL('/details', issues).href) },
      ),
      onPage({ kind: 'back' }, { line: 8 }),
      checks(
        { on: 'element', target: role('heading', 'Issues'), check: { matcher: 'visible' } },
        { line: 9 },
      ),
      checks(
        { on: 'element', target: role('heading', 'Details'), check: { matcher: 'hidden' } },
        { line: 9 },
      ),
      checks({ on: 'element', target: act, check: { matcher: 'enabled' } }, { line: 9 }),
      checks(
        {
          on: 'element',
          target: role('button', 'Publish'),
          check: { matcher: 'enabled' },
          not: true,
        },
        { line: 9 },
      ),
      onElement(
        { kind: 'click' },
        {
          ...role('button', 'Was this helpful?'),
          frame: { by: 'css', css: 'iframe[title="Help"]' },
        },
        { line: 10 },
      ),
      checks(
        {
          on: 'element',
          target: {
            ...role('button', 'Thanks'),
            frame: { by: 'css', css: 'iframe[title="Help"]' },
          },
          check: { matcher: 'visible' },
        },
        { line: 10 },
      ),
    ],
  );
}

/** A run that failed at a check: the address is right, the heading is not. */
export function failedRun(origin: string): Run {
  const heading = { by: 'role', role: 'heading' } as const;
  const verdict = {
    outcome: 'failed',
    reason: 'The heading is not "Welcome"',
    stepIndex: 1,
  } as const;
  return makeRun(
    [
      makeCase(
        'Look at the login',
        ['Verify the title', 'Verify the heading'],
        [
          checks({ on: 'page', check: { matcher: 'title', expected: 'Log in' } }, { line: 1 }),
          checks(
            { on: 'element', target: heading, check: { matcher: 'text', expected: 'Welcome' } },
            { line: 2, status: 'failed', durationMs: 5_020 },
          ),
        ],
        { verdict },
      ),
    ],
    { startUrl: `${origin}/login`, verdict },
  );
}
