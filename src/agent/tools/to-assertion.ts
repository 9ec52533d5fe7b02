import { assertNever } from '../../model/assert-never';
import type { Assertion, ElementMatcher } from '../../model/assertion';
import { ToolCallError } from '../../model/errors';
import type { Locator } from '../../model/locator';
import type { StepTarget } from '../../model/step';
import type { AssertInput } from './assert-input';
import { locatorForAssertion } from './assert-locator';
import type { NamedElement } from './tool';

/**
 * The assertion that a call of `assert` means. What the call leaves open or says twice is an error,
 * never a guess: a guess could turn a check into one that always holds.
 * @throws ToolCallError
 */
export async function toAssertion(
  input: AssertInput,
  describeTarget: (named: NamedElement) => Promise<StepTarget>,
): Promise<{ assertion: Assertion; target?: StepTarget }> {
  const not = input.not ? { not: true } : {};
  if (input.matcher === 'url' || input.matcher === 'title') {
    refuse(input, ['ref', 'role', 'name', 'text', 'exact']);
    const contains = input.contains ? { contains: true } : {};
    const check = { matcher: input.matcher, expected: nonEmpty(input), ...contains };
    return { assertion: { on: 'page', check, ...not } };
  }
  refuse(input, ['contains']);
  const check = toMatcher(input);
  const { locator, target } = await toTarget(input, check, describeTarget);
  const assertion: Assertion = { on: 'element', target: locator, check, ...not };
  return target ? { assertion, target } : { assertion };
}

function toMatcher(input: AssertInput): ElementMatcher {
  const { matcher } = input;
  switch (matcher) {
    case 'visible':
    case 'hidden':
    case 'checked':
    case 'enabled':
      // "checked" with expected "false" would pass for the opposite of what was meant.
      refuse(input, ['expected']);
      return { matcher };
    case 'text':
    case 'value':
      return { matcher, expected: expectedOf(input) };
    case 'containsText':
      return { matcher, expected: nonEmpty(input) };
    case 'count': {
      const expected = Number(expectedOf(input));
      if (!Number.isInteger(expected) || expected < 0) {
        throw new ToolCallError('count needs expected: a whole number, 0 or more.');
      }
      return { matcher, expected };
    }
    case 'url':
    case 'title':
      throw new ToolCallError(`${matcher} is a check of the page, not of an element.`);
    default:
      return assertNever(matcher);
  }
}

async function toTarget(
  input: AssertInput,
  check: ElementMatcher,
  describeTarget: (named: NamedElement) => Promise<StepTarget>,
): Promise<{ locator: Locator; target?: StepTarget }> {
  const given = (['ref', 'role', 'text'] as const).filter((key) => input[key] !== undefined);
  if (given.length !== 1) {
    throw new ToolCallError(
      `assert needs one of ref, role or text to say which element; it has ${given.join(' and ') || 'none'}.`,
    );
  }
  if (input.role !== undefined) {
    const { role, name, exact } = input;
    if (name === undefined) refuse(input, ['exact']);
    return {
      locator: { by: 'role', role, ...(name ? { name } : {}), ...(exact ? { exact } : {}) },
    };
  }
  refuse(input, ['name']);
  if (input.text !== undefined) return { locator: byVisibleText(input, input.text, check) };
  refuse(input, ['exact']);
  if (check.matcher === 'count') {
    throw new ToolCallError('count needs role and name, or text: a ref is one element only.');
  }
  if (input.ref === undefined || input.element === undefined) {
    throw new ToolCallError('assert with ref needs element too: the name and role of the element.');
  }
  const target = await describeTarget({ ref: input.ref, element: input.element });
  return { locator: locatorForAssertion(target, check), target };
}

function byVisibleText(input: AssertInput, text: string, check: ElementMatcher): Locator {
  const byText: Locator = {
    by: 'text',
    text,
    visible: true,
    ...(input.exact ? { exact: true } : {}),
  };
  switch (check.matcher) {
    case 'visible':
    case 'hidden':
      return { ...byText, nth: 0 };
    case 'count':
      return byText;
    default:
      // The text would find the element and then be compared with itself.
      throw new ToolCallError(
        `${check.matcher} needs ref, or role and name: by text only visible, hidden and count make sense.`,
      );
  }
}

function expectedOf({ expected, matcher }: AssertInput): string {
  if (expected === undefined) throw new ToolCallError(`${matcher} needs expected.`);
  return String(expected);
}

/** An empty part is in everything: such a check could not fail. */
function nonEmpty(input: AssertInput): string {
  const expected = expectedOf(input);
  if (expected.trim() === '')
    throw new ToolCallError(`${input.matcher} needs a non-empty expected.`);
  return expected;
}

function refuse(input: AssertInput, keys: readonly (keyof AssertInput)[]): void {
  const given = keys.filter((key) => input[key] !== undefined);
  if (given.length === 0) return;
  const how = given.includes('expected') ? ' Use not to turn the check round.' : '';
  throw new ToolCallError(`assert ${input.matcher} does not take ${given.join(', ')}.${how}`);
}
