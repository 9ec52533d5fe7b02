// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the expected code has placeholders
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type Action,
  type ActionKind,
  elementActionSchema,
  pageActionSchema,
} from '../../../src/model/action';
import { renderSpec } from '../../../src/playwright/export/render-spec';
import { emailBox, makeCase, makeRun, ORIGIN, onElement, onPage, saveButton } from './make-run';

/** What one action is exported as, of each kind; the type asks for an entry for a new kind. */
const examples: { [Kind in ActionKind]: [Extract<Action, { kind: Kind }>, string | undefined][] } =
  {
    click: [
      [{ kind: 'click' }, "await page.getByRole('button', { name: 'Save' }).click();"],
      [
        { kind: 'click', clickCount: 2, modifiers: ['Shift'] },
        "await page.getByRole('button', { name: 'Save' }).dblclick({ modifiers: ['Shift'] });",
      ],
      [
        { kind: 'click', clickCount: 3 },
        "await page.getByRole('button', { name: 'Save' }).click({ clickCount: 3 });",
      ],
      [
        { kind: 'click', button: 'right', modifiers: ['Alt', 'ControlOrMeta'] },
        [
          'await page',
          "  .getByRole('button', { name: 'Save' })",
          "  .click({ button: 'right', modifiers: ['Alt', 'ControlOrMeta'] });",
        ].join('\n'),
      ],
      [
        { kind: 'click', button: 'left', clickCount: 1, force: true },
        [
          '// eslint-disable-next-line playwright/no-force-option -- the run forced it too',
          "await page.getByRole('button', { name: 'Save' }).click({ force: true });",
        ].join('\n'),
      ],
    ],
    fill: [
      [
        { kind: 'fill', value: "it's {{not a name}}\n`${x}`" },
        "await page.getByRole('button', { name: 'Save' }).fill('it\\'s {{not a name}}\\n`${x}`');",
      ],
      [
        { kind: 'fill', value: '{{PASSWORD}}' },
        "await page.getByRole('button', { name: 'Save' }).fill(env('PASSWORD'));",
      ],
      [
        { kind: 'fill', value: "Don't `${stop}` {{NAME}} & {{OTHER}} \\ {{ PASSWORD }}" },
        [
          'await page',
          "  .getByRole('button', { name: 'Save' })",
          "  .fill(`Don't \\`\\${stop}\\` ${env('NAME')} & {{OTHER}} \\\\ ${env('PASSWORD')}`);",
        ].join('\n'),
      ],
      [
        { kind: 'fill', value: '{{NICKNAME}}' },
        "await page.getByRole('button', { name: 'Save' }).fill(env('NICKNAME', ''));",
      ],
      [
        { kind: 'fill', value: '{{USER}}' },
        "await page.getByRole('button', { name: 'Save' }).fill(env('TEST_USER'));",
      ],
    ],
    press: [
      [
        { kind: 'press', key: 'Control+A' },
        "await page.getByRole('button', { name: 'Save' }).press('Control+A');",
      ],
    ],
    select: [
      [
        { kind: 'select', options: ['High'] },
        "await page.getByRole('button', { name: 'Save' }).selectOption('High');",
      ],
      [
        { kind: 'select', options: ['High', '{{NAME}}'] },
        "await page.getByRole('button', { name: 'Save' }).selectOption(['High', env('NAME')]);",
      ],
    ],
    check: [[{ kind: 'check' }, "await page.getByRole('button', { name: 'Save' }).check();"]],
    uncheck: [[{ kind: 'uncheck' }, "await page.getByRole('button', { name: 'Save' }).uncheck();"]],
    hover: [[{ kind: 'hover' }, "await page.getByRole('button', { name: 'Save' }).hover();"]],
    scrollIntoView: [
      [
        { kind: 'scrollIntoView' },
        "await page.getByRole('button', { name: 'Save' }).scrollIntoViewIfNeeded();",
      ],
    ],
    navigate: [
      [
        { kind: 'navigate', url: `${ORIGIN}/issues?q=a#top` },
        "await page.goto('/issues?q=a#top');",
      ],
      [{ kind: 'navigate', url: ORIGIN }, "await page.goto('/');"],
      [{ kind: 'navigate', url: `${ORIGIN}?q=a` }, "await page.goto('/?q=a');"],
      [{ kind: 'navigate', url: `${ORIGIN}//other` }, `await page.goto('${ORIGIN}//other');`],
      [{ kind: 'navigate', url: `${ORIGIN}0/x` }, `await page.goto('${ORIGIN}0/x');`],
      [{ kind: 'navigate', url: '/users/{{NAME}}' }, "await page.goto(`/users/${env('NAME')}`);"],
      [
        { kind: 'navigate', url: 'new?by={{NAME}}' },
        "await page.goto(`/a/new?by=${env('NAME')}`);",
      ],
      [{ kind: 'navigate', url: 'https://b.example/' }, "await page.goto('https://b.example/');"],
    ],
    back: [[{ kind: 'back' }, 'await page.goBack();']],
    pressKey: [[{ kind: 'pressKey', key: 'Escape' }, "await page.keyboard.press('Escape');"]],
    scroll: [[{ kind: 'scroll', deltaX: 0, deltaY: -600.5 }, 'await page.mouse.wheel(0, -600.5);']],
    waitForText: [
      [
        { kind: 'waitForText', text: 'Saved', state: 'visible' },
        "await expect(page.getByText('Saved').filter({ visible: true }).first()).toBeVisible();",
      ],
      [
        { kind: 'waitForText', text: 'Hi {{NAME}}', state: 'gone', timeoutMs: 20_000 },
        [
          "await expect(page.getByText(`Hi ${env('NAME')}`).filter({ visible: true }).first()).toBeHidden({",
          '  timeout: 20_000,',
          '});',
        ].join('\n'),
      ],
    ],
    waitForStable: [[{ kind: 'waitForStable', timeoutMs: 1000 }, undefined]],
  };

const variables = [
  { name: 'NAME', secret: false, value: 'Ada' },
  { name: 'NICKNAME', secret: false, value: '' },
  { name: 'USER', secret: false, value: 'ada' },
  { name: 'PASSWORD', secret: true },
];

/** The code of one step, without the test around it. */
function codeOf(action: Action): string | undefined {
  const elementAction = elementActionSchema.safeParse(action);
  const step = elementAction.success
    ? onElement(elementAction.data, saveButton)
    : onPage(pageActionSchema.parse(action), { url: `${ORIGIN}/a/b` });
  const last = onElement({ kind: 'check' }, emailBox);
  const spec = renderSpec(makeRun([makeCase('One', [], [step, last])], { variables }));
  const [, rest = ''] = spec.split("await page.goto('/login');\n");
  const [code = ''] = rest.split(/\n {2}await page.getByRole\('textbox'/);
  return code.trim().replaceAll('\n  ', '\n') || undefined;
}

const all: [Action, string | undefined][] = Object.values(examples).flat();

test.each(all)('%j', (action, code) => {
  expect(codeOf(action)).toBe(code);
});

test('each kind of action has an exporter file of its own', () => {
  const kinds = [...elementActionSchema.options, ...pageActionSchema.options].map((option) =>
    option.shape.kind.value.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  const files = readdirSync('src/playwright/export/actions');
  expect(files).toEqual(expect.arrayContaining(kinds.map((kind) => `${kind}.ts`)));
  expect(Object.keys(examples)).toHaveLength(kinds.length);
});
