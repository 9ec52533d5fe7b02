import { assertNever } from '../../../model/assert-never';
import type { Call, Statement } from './statement';

export const MAX_COLUMNS = 100;
const STEP = '  ';

/** The statement as lines of code. Longer ones than 100 columns are broken at calls, then arguments. */
export function layOut(statement: Statement, indent: string): string[] {
  switch (statement.kind) {
    case 'call':
      return layOutCall(statement.on, statement.call, indent);
    case 'expect':
      return layOutExpect(statement, indent);
    default:
      return assertNever(statement);
  }
}

function layOutCall(on: readonly string[], call: Call, indent: string): string[] {
  const line = `${indent}await ${[...on, inline(call)].join('.')};`;
  if (fits(line)) return [line];
  const [root = '', ...links] = on;
  if (links.length === 0) return breakArguments(`${indent}await ${root}.`, call, indent);
  const calls = [...links, inline(call)].map((link) => `${indent}${STEP}.${link}`);
  return [`${indent}await ${root}`, ...calls.slice(0, -1), `${calls.at(-1)};`];
}

function layOutExpect(statement: Extract<Statement, { kind: 'expect' }>, indent: string): string[] {
  const open = `${indent}await expect(`;
  const { matcher } = statement;
  const head = `${open}${statement.subject.join('.')}).`;
  const line = `${head}${inline(matcher)};`;
  if (fits(line)) return [line];
  const brokenMatcher = breakArguments(head, matcher, indent);
  if (matcher.args.length > 0 && brokenMatcher.every(fits)) return brokenMatcher;
  return [
    open,
    ...layOutChain(statement.subject, `${indent}${STEP}`),
    `${indent}).${inline(matcher)};`,
  ];
}

function layOutChain(chain: readonly string[], indent: string): string[] {
  const line = `${indent}${chain.join('.')},`;
  const [root = '', ...links] = chain;
  if (fits(line) || links.length < 2) return [line];
  const calls = links.map((link) => `${indent}${STEP}.${link}`);
  return [`${indent}${root}`, ...calls.slice(0, -1), `${calls.at(-1)},`];
}

function breakArguments(head: string, call: Call, indent: string): string[] {
  const last = call.args.at(-1);
  if (last === undefined) return [`${head}${inline(call)};`];
  const options = /^\{ (?<inner>.*) \}$/.exec(last)?.groups?.inner;
  if (options !== undefined) {
    const before = call.args.slice(0, -1).map((arg) => `${arg}, `);
    return [
      `${head}${call.method}(${before.join('')}{`,
      `${indent}${STEP}${options},`,
      `${indent}});`,
    ];
  }
  return [
    `${head}${call.method}(`,
    ...call.args.map((arg) => `${indent}${STEP}${arg},`),
    `${indent});`,
  ];
}

function inline(call: Call): string {
  return `${call.method}(${call.args.join(', ')})`;
}

function fits(line: string): boolean {
  return line.length <= MAX_COLUMNS;
}
