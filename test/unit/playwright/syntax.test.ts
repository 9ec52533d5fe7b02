import fc from 'fast-check';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { escapeForRegex } from '../../../src/playwright/export/code/regex';
import { renderProject } from '../../../src/playwright/export/render-project';
import { renderSpec } from '../../../src/playwright/export/render-spec';
import { SpecContext } from '../../../src/playwright/export/spec-context';
import { checks, makeCase, makeRun, ORIGIN, onElement, onPage } from './make-run';

/** Any text at all, and often what means something in code, comments, templates or file names. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        ...["'", '"', '`', '\\', '$', '{', '}', '${', '{{NAME}}', '{{', '}}', '/', '*/', '//'],
        ...[
          '\n',
          '\r\n',
          '\u2028',
          '\u202e',
          '\ud800',
          '(',
          ')',
          '[',
          '.',
          ' ',
          'a',
          'test',
          '@tag',
        ],
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);
const name = text.filter((value) => value !== '');
const variables = [
  { name: 'NAME', secret: false, value: 'Ada' },
  { name: 'PASSWORD', secret: true },
];

function syntaxErrors(path: string, code: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: path,
    reportDiagnostics: true,
  });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('whatever the texts are, the spec parses', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(text, text, name, text, text, text, (title, line, label, value, note, regex) => {
      const locator = {
        by: 'role',
        role: 'button',
        name: label,
        within: { by: 'text', text: { regex: escapeForRegex(regex) } },
      } as const;
      const steps = [
        onElement({ kind: 'fill', value }, locator, { line: 1, healedFrom: note }),
        onElement({ kind: 'press', key: label }, { by: 'css', css: label }, { line: 1 }),
        onElement({ kind: 'select', options: [value, label] }, locator, { line: 2 }),
        onPage({ kind: 'navigate', url: `${ORIGIN}/${value}` }),
        onPage({ kind: 'waitForText', text: label, state: 'gone' }),
        checks({ on: 'page', check: { matcher: 'url', expected: value } }),
        checks({ on: 'page', check: { matcher: 'title', expected: value, contains: true } }),
        checks(
          { on: 'element', target: locator, check: { matcher: 'text', expected: value } },
          { status: 'failed', result: { passed: false, received: note, tries: 1, durationMs: 1 } },
        ),
      ];
      const failed = { verdict: { outcome: 'failed', reason: note } } as const;
      const cases = [makeCase(title, [line, note], steps, failed), makeCase(title, [], steps)];
      const run = makeRun(cases, {
        scenarioName: title,
        startUrl: `${ORIGIN}/${value}`,
        variables,
      });
      for (const [path, content] of renderProject(run)) {
        if (path.endsWith('.spec.ts')) expect(syntaxErrors(path, content)).toEqual([]);
        expect(path).toMatch(/^[\w./-]+$/);
      }
    }),
    { numRuns: 80 },
  );
});

test('whatever a text is, its code evaluates to it', () => {
  fc.assert(
    fc.property(text, text, (value, set) => {
      const spec = new SpecContext(makeRun([], { variables }));
      const expected = value.replaceAll(/\{\{NAME\}\}/g, () => set);
      expect(evaluate(spec.string(value), set)).toBe(expected);
      const pattern = evaluate(spec.pattern(value), set);
      expect(pattern).toBeInstanceOf(RegExp);
      expect(pattern instanceof RegExp && pattern.exec(`x${expected}y`)?.[0]).toBe(expected);
    }),
    { numRuns: 500 },
  );
});

test('whatever a name is, the code of its locator says it', () => {
  fc.assert(
    fc.property(name, text, (label, set) => {
      const spec = new SpecContext(makeRun([], { variables }));
      const chain = spec.locator({
        by: 'role',
        role: 'row',
        name: label,
        hasText: { regex: '[/\'"`]' },
      });
      const [root, byRole, filter] = chain;
      expect([root, filter, chain.length]).toEqual(['page', 'filter({ hasText: /[/\'"`]/ })', 3]);
      const options = byRole?.replace("getByRole('row', ", '').slice(0, -1) ?? '';
      expect(evaluate(`(${options})`, set)).toEqual({
        name: label.replaceAll(/\{\{NAME\}\}/g, () => set),
      });
    }),
    { numRuns: 500 },
  );
});

test('no line but that of a long text goes over 100 columns', () => {
  const words = fc.stringMatching(/^[a-z ]{1,60}$/);
  fc.assert(
    fc.property(words, words, (label, value) => {
      const row = { by: 'role', role: 'row', name: label } as const;
      const cell = { by: 'role', role: 'cell', name: label, within: row } as const;
      const target = { on: 'element', target: cell } as const;
      const run = makeRun([
        makeCase(
          'One',
          [],
          [
            onElement({ kind: 'fill', value }, cell),
            checks({ ...target, check: { matcher: 'text', expected: value } }),
            checks({ ...target, check: { matcher: 'visible' } }, { durationMs: 7_000 }),
          ],
        ),
      ]);
      for (const line of renderSpec(run).split('\n')) expect(line.length).toBeLessThanOrEqual(100);
    }),
  );
});

/** Runs code that the exporter wrote; `env` and `envPattern` give `set`. */
function evaluate(code: string, set: string): unknown {
  return new Function('env', 'envPattern', `return ${code};`)(
    () => set,
    () => escapeForRegex(set),
  );
}
