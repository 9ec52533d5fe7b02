import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTarget } from '../../../../src/agent/models/plain/find/find-target';
import { readPage } from '../../../../src/agent/models/plain/find/page';
import { readCriterion, readLine } from '../../../../src/agent/models/plain/grammar/read-line';
import { DIALOG, issueTable, SOUP } from './pages';

const WORDS =
  'click press fill type select choose check uncheck verify ensure expect wait for until the a in on with into from to of and then is are not no longer visible shown button link row dialog field heading first second last page URL title "Save" \'x\' `y` {{NAME}} “Z” /login https://a.b/c 3 rows , ; . : > = Email Priority High the'.split(
    ' ',
  );
const sentence = fc
  .array(fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 5 })), { maxLength: 25 })
  .map((words) => words.join(' '));
const anyLine = fc.oneof(sentence, fc.string({ unit: 'binary', maxLength: 80 }));

describe('reading any line', () => {
  it('gives steps or a problem, and never throws', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        for (const reading of [readLine(line), readCriterion(line)]) {
          if ('problem' in reading) expect(reading.problem).not.toBe('');
          else expect(reading.steps.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes no longer for a long line', () => {
    const line = `Verify ${'the row in the dialog is shown and '.repeat(200)}`;
    expect(readLine(line)).toEqual({
      problem: 'it is too long. Write shorter steps, and put long values in quotes',
    });
  });

  it('leaves quoted values as they are', () => {
    const value = fc
      .string({ unit: 'binary', maxLength: 40 })
      .filter((text) => !/["\r\n]/u.test(text) && !text.endsWith('\\'));
    fc.assert(
      fc.property(value, (text) => {
        expect(readLine(`Fill Notes with "${text}"`)).toEqual({
          steps: [{ kind: 'fill', target: { name: 'Notes' }, value: text }],
        });
      }),
      { numRuns: 500 },
    );
  });
});

describe('looking for any target', () => {
  const pages = [issueTable(5), DIALOG, SOUP].map(readPage);
  const deed = fc.constantFrom(
    ...(['click', 'fill', 'press', 'select', 'choose', 'tick', 'hover', 'scrollTo'] as const),
  );

  it('finds one that can be acted on, or none, and never throws', () => {
    fc.assert(
      fc.property(sentence, deed, fc.constantFrom(...pages), (words, what, page) => {
        const reading = readLine(`Click ${words}`);
        const [step] = 'steps' in reading ? reading.steps : [];
        if (step?.kind !== 'click') return;
        const found = findTarget(page, step.target, what);
        if (found.kind === 'found') {
          expect(found.node.ref ?? found.node.role).toMatch(/^(?:(?:f\d+)?e\d+|option)$/u);
        }
        if (found.kind === 'tie') expect(found.candidates.length).toBeGreaterThan(1);
      }),
      { numRuns: 500 },
    );
  });
});
