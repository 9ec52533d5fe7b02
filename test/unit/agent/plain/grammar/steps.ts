import { readLine } from '../../../../../src/agent/models/plain/grammar/read-line';
import type {
  PlainCheck,
  PlainStep,
  TargetPhrase,
} from '../../../../../src/agent/models/plain/plain-step';

/** A line and the steps that it must be read as, or the problem it must be refused with. */
export type Row = readonly [line: string, expected: PlainStep | readonly PlainStep[] | string];

/** What a line is read as, in the form of a row's expectation. */
export function read(line: string): readonly PlainStep[] | string {
  const reading = readLine(line);
  return 'problem' in reading ? reading.problem : reading.steps;
}

export function expected([, steps]: Row): readonly PlainStep[] | string {
  return typeof steps === 'string' || isList(steps) ? steps : [steps];
}

function isList(steps: PlainStep | readonly PlainStep[]): steps is readonly PlainStep[] {
  return Array.isArray(steps);
}

type Options<Kind extends PlainStep['kind']> = Omit<
  Extract<PlainStep, { kind: Kind }>,
  'kind' | 'target'
>;

export const go = (url: string): PlainStep => ({ kind: 'navigate', url });
export const click = (target: TargetPhrase, options: Options<'click'> = {}): PlainStep => ({
  kind: 'click',
  target,
  ...options,
});
export const fill = (target: TargetPhrase, value: string): PlainStep => ({
  kind: 'fill',
  target,
  value,
});
export const press = (key: string, target?: TargetPhrase): PlainStep => ({
  kind: 'press',
  key,
  ...(target ? { target } : {}),
});
export const select = (target: TargetPhrase, ...options: string[]): PlainStep => ({
  kind: 'select',
  target,
  options,
});
export const choose = (target: TargetPhrase): PlainStep => ({ kind: 'choose', target });
export const check = (target: TargetPhrase): PlainStep => ({ kind: 'check', target });
export const uncheck = (target: TargetPhrase): PlainStep => ({ kind: 'uncheck', target });
export const hover = (target: TargetPhrase): PlainStep => ({ kind: 'hover', target });
export const scroll = (deltaX: number, deltaY: number): PlainStep => ({
  kind: 'scroll',
  deltaX,
  deltaY,
});
export const scrollTo = (target: TargetPhrase): PlainStep => ({ kind: 'scrollTo', target });
export const waitFor = (
  text: string,
  state: 'visible' | 'gone' = 'visible',
  timeoutMs?: number,
): PlainStep => ({
  kind: 'waitForText',
  text,
  state,
  ...(timeoutMs === undefined ? {} : { timeoutMs }),
});
export const settle = (more: Options<'waitForStable'> = {}): PlainStep => ({
  kind: 'waitForStable',
  ...more,
});
export const assert = (one: PlainCheck): PlainStep => ({ kind: 'assert', check: one });
export const seeText = (text: string): PlainStep =>
  assert({ on: 'text', text, matcher: 'visible' });
export const noText = (text: string): PlainStep => assert({ on: 'text', text, matcher: 'hidden' });
export const see = (target: TargetPhrase): PlainStep =>
  assert({ on: 'element', target, matcher: 'visible' });
export const notThere = (target: TargetPhrase): PlainStep =>
  assert({ on: 'element', target, matcher: 'hidden' });
