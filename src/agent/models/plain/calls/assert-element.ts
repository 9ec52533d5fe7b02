import { normalizeText } from '../../../../model/fuzzy';
import type { SnapshotNode } from '../../../../model/snapshot-text/snapshot-node';
import { textOf, walk } from '../../../../model/snapshot-text/walk';
import { findTarget } from '../find/find-target';
import { labelOf } from '../find/node-text';
import { isHeaderRow, isInside, type Page } from '../find/page';
import { FIELDS, INTERACTIVE, TICKABLE } from '../find/roles';
import { rolesOf } from '../grammar/element-words';
import type { PlainCheck, TargetPhrase } from '../plain-step';
import { sayNodes, sayTarget } from '../say';
import type { Names } from './names';
import { act, elementInput, type Outcome } from './outcome';

type ElementCheck = Extract<PlainCheck, { on: 'element' }>;

/** A check of an element: by role and name where these are enough, by ref where they are not. */
export function elementCheck(
  page: Page,
  names: Names,
  check: ElementCheck,
  lastLook: boolean,
): Outcome {
  const { on: _, target, ...matcher } = check;
  const roles = rolesFor(check);
  const wanted = names.target(target);
  if (wanted.within || wanted.nth !== undefined) {
    return placedCheck(page, check, wanted, matcher, lastLook);
  }
  const matches = matchesOf(page, roles, wanted.name);
  const [only] = matches;
  if (check.matcher === 'count')
    return countCheck(page, target, roles, matches, check.expected, lastLook);
  if (!only) {
    const named = { role: roles[0], ...nameInput(target.name) };
    if (target.word !== undefined && (lastLook || check.matcher === 'hidden')) {
      return act('assert', { ...named, ...matcher });
    }
    return { kind: 'missing', why: whyMissing(check, wanted), nearest: [] };
  }
  if (matches.length > 1 && check.matcher !== 'visible' && check.matcher !== 'hidden') {
    return {
      kind: 'unclear',
      why: `${matches.length} elements are ${sayTarget(wanted, 'press')}: ${sayNodes(matches)}. Say which, as in: the first …`,
    };
  }
  const isPlain = matches.length === 1 && !isInside(page, only, 'iframe');
  const byName = isPlain ? roleAndName(page, only, target, wanted) : undefined;
  return act('assert', { ...(byName ?? elementInput(only)), ...matcher });
}

function whyMissing(check: ElementCheck, wanted: TargetPhrase): string {
  if (wanted.word !== undefined) return `there is no ${sayTarget(wanted, 'press')} on the page`;
  switch (check.matcher) {
    case 'value':
      return `there is no field “${wanted.name}” on the page. If it is a text: Verify the page shows “${check.expected}”`;
    case 'checked':
      return `there is no checkbox, radio button or switch “${wanted.name}” on the page`;
    default:
      return `there is no button, field or other control “${wanted.name}” on the page`;
  }
}

/** The roles an element may have that such a check is about, likeliest first. */
function rolesFor({ target, matcher }: ElementCheck): readonly string[] {
  const roles = target.word === undefined ? [] : rolesOf(target.word, target.name !== '');
  if (roles.length > 0) return roles;
  if (matcher === 'value') return [...FIELDS];
  return matcher === 'checked' ? [...TICKABLE] : [...INTERACTIVE];
}

/**
 * The elements with such a role that are called so: by the very name, else by a part of what they say
 * that is the very name (a cell of a row), else by a name that holds it, as Playwright's getByRole.
 */
function matchesOf(page: Page, roles: readonly string[], name: string): SnapshotNode[] {
  const nodes = [...walk(page.roots)].filter(
    (node) => roles.includes(node.role) && !isHeaderRow(node),
  );
  if (name === '') return nodes;
  const wanted = normalizeText(name);
  const isSame = (node: SnapshotNode) => normalizeText(labelOf(node)) === wanted;
  const ways = [
    isSame,
    (node: SnapshotNode) => [...walk(node.children)].some(isSame),
    (node: SnapshotNode) => wordsHold(normalizeText(node.name || textOf(node)), wanted),
  ];
  return ways.map((way) => nodes.filter(way)).find((found) => found.length > 0) ?? [];
}

function wordsHold(text: string, words: string): boolean {
  const at = text.indexOf(words);
  if (at < 0) return false;
  const around = `${text[at - 1] ?? ' '}${text[at + words.length] ?? ' '}`;
  return !/[\p{L}\p{N}]/u.test(around) || wordsHold(text.slice(at + words.length), words);
}

/** Role and name, when the engine finds just this element by them. */
function roleAndName(
  page: Page,
  node: SnapshotNode,
  target: TargetPhrase,
  wanted: TargetPhrase,
): Record<string, unknown> | undefined {
  const { role } = node;
  const alike = [...walk(page.roots)].filter((other) => other.role === role);
  if (target.name === '') return alike.length === 1 ? { role } : undefined;
  const name = normalizeText(wanted.name);
  const holding = alike.filter((other) => normalizeText(labelOf(other)).includes(name));
  if (holding.length === 1) return { role, name: target.name };
  const own = labelOf(node);
  const same = alike.filter((other) => labelOf(other) === own);
  return same.length === 1 && normalizeText(own) === name
    ? { role, name: wanted.name === own ? target.name : own, exact: true }
    : undefined;
}

function nameInput(name: string): { name?: string } {
  return name === '' ? {} : { name };
}

/** "the second …", "… in the dialog": only a ref can say that. */
function placedCheck(
  page: Page,
  check: ElementCheck,
  wanted: TargetPhrase,
  matcher: object,
  lastLook: boolean,
): Outcome {
  const words = sayTarget(wanted, 'press');
  const found = findTarget(page, wanted, 'press');
  const isNamed =
    found.kind === 'found' &&
    (wanted.name === '' ||
      wordsHold(normalizeText(textsTogether(found.node)), normalizeText(wanted.name)));
  if (found.kind === 'found' && isNamed) {
    return act('assert', { ...elementInput(found.node), ...matcher });
  }
  if (found.kind === 'tie') {
    return {
      kind: 'unclear',
      why: `${found.candidates.length} elements fit ${words}: ${sayNodes(found.candidates)}`,
    };
  }
  if (check.matcher === 'hidden' && lastLook) {
    return {
      kind: 'unclear',
      why: `there is no ${words} to begin with, so that its absence cannot be checked. Write: Verify “…” is not visible`,
    };
  }
  return { kind: 'missing', why: `there is no ${words} on the page`, nearest: [] };
}

function textsTogether(node: SnapshotNode): string {
  return `${node.name} ${textOf(node)}`;
}

/** People do not count the row of column headers; the engine counts all rows. */
function countCheck(
  page: Page,
  target: TargetPhrase,
  roles: readonly string[],
  matches: readonly SnapshotNode[],
  expected: number,
  lastLook: boolean,
): Outcome {
  const [first] = matches;
  const role = first?.role ?? roles[0];
  if (role !== 'row' || target.name !== '') {
    const own = first && labelOf(first);
    const exact =
      target.name !== '' && own !== undefined && matches.every((one) => labelOf(one) === own);
    return act('assert', {
      role,
      ...(exact ? { name: own, exact: true } : nameInput(target.name)),
      matcher: 'count',
      expected,
    });
  }
  const headers = [...walk(page.roots)].filter(isHeaderRow).length;
  if (headers === 0 && !first && !lastLook && expected > 0) {
    return { kind: 'missing', why: 'there are no rows on the page', nearest: [] };
  }
  const note =
    headers > 0
      ? `${expected} rows and ${headers === 1 ? 'the row' : `${headers} rows`} of column headers`
      : undefined;
  return act('assert', { role, matcher: 'count', expected: expected + headers }, note);
}
