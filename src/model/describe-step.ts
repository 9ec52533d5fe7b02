import type { Action } from './action';
import { assertNever } from './assert-never';
import type { Assertion, ElementMatcher, PageMatcher } from './assertion';
import type { Locator } from './locator';
import { renderLocator } from './locator-code';
import type { Step, StepTarget } from './step';

/** The step in one line of words: `Click button "Save"`, `Check that the title is "Inbox"`. */
export function describeStep({ call, target, wanted }: Step): string {
  switch (call.type) {
    case 'element':
      return describeAction(call.action, target ? elementWords(target) : (wanted ?? 'an element'));
    case 'page':
      return describeAction(call.action, '');
    case 'assert':
      return `Check that ${describeAssertion(call.assertion, target)}`;
    default:
      return assertNever(call);
  }
}

/** What an assertion expects, in words: `heading "Inbox" is visible`. */
export function describeAssertion(assertion: Assertion, target?: StepTarget): string {
  const subject =
    assertion.on === 'page'
      ? ''
      : `${target ? elementWords(target) : locatorWords(assertion.target)} `;
  return `${subject}${matcherWords(assertion.check, assertion.not === true)}`;
}

/** A role and a name say it all in words; anything finer is said as code, which is exact. */
function locatorWords(locator: Locator): string {
  const plain = Object.keys(locator).every((key) => ['by', 'role', 'name', 'exact'].includes(key));
  return plain && locator.by === 'role' && typeof locator.name === 'string'
    ? elementWords({ role: locator.role, name: locator.name })
    : renderLocator(locator, '');
}

function elementWords({ role, name }: { role: string; name: string }): string {
  return name === '' ? role : `${role} ${JSON.stringify(name)}`;
}

function describeAction(action: Action, element: string): string {
  switch (action.kind) {
    case 'click': {
      const button =
        action.button === undefined || action.button === 'left' ? '' : `${action.button} `;
      const count = { 2: 'double ', 3: 'triple ' }[action.clickCount ?? 1] ?? '';
      const keys = action.modifiers?.length ? ` with ${action.modifiers.join('+')}` : '';
      return `${capitalized(`${button}${count}click`)} ${element}${keys}`;
    }
    case 'fill':
      return `Fill ${element} with ${JSON.stringify(action.value)}`;
    case 'press':
      return `Press ${action.key} on ${element}`;
    case 'select':
      return `Select ${action.options.map((option) => JSON.stringify(option)).join(', ')} in ${element}`;
    case 'check':
      return `Check ${element}`;
    case 'uncheck':
      return `Uncheck ${element}`;
    case 'hover':
      return `Hover over ${element}`;
    case 'scrollIntoView':
      return `Scroll ${element} into view`;
    case 'navigate':
      return `Go to ${action.url}`;
    case 'back':
      return 'Go back';
    case 'pressKey':
      return `Press ${action.key}`;
    case 'scroll':
      return `Scroll the page by ${action.deltaX}, ${action.deltaY} px`;
    case 'waitForText':
      return `Wait until ${JSON.stringify(action.text)} is ${action.state}`;
    case 'waitForStable':
      return 'Wait until the page has settled';
    default:
      return assertNever(action);
  }
}

function matcherWords(check: ElementMatcher | PageMatcher, not: boolean): string {
  const is = not ? 'is not' : 'is';
  const has = not ? 'does not have' : 'has';
  const contains = not ? 'does not contain' : 'contains';
  switch (check.matcher) {
    case 'visible':
    case 'hidden':
    case 'checked':
    case 'enabled':
      return `${is} ${check.matcher}`;
    case 'text':
      return `${has} the text ${JSON.stringify(check.expected)}`;
    case 'containsText':
      return `${contains} ${JSON.stringify(check.expected)}`;
    case 'value':
      return `${has} the value ${JSON.stringify(check.expected)}`;
    case 'count':
      return `${not ? 'does not match' : 'matches'} ${check.expected} elements`;
    case 'url':
      return `the address ${check.contains ? contains : is} ${JSON.stringify(check.expected)}`;
    case 'title':
      return `the title ${check.contains ? contains : is} ${JSON.stringify(check.expected)}`;
    default:
      return assertNever(check);
  }
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
