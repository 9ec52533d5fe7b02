import { NotActionableError, WrongTargetError } from '../../model/errors/page-errors';
import { controlOf } from '../element/control-of';
import { disabledNatively } from '../element/disabled';
import { moveFocus } from '../element/focus';
import { inWords } from '../element/in-words';
import { scrollToShow } from '../element/scroll-to-show';
import { sendInputAndChange } from '../element/set-value';
import { asHtml } from '../snapshot/dom';
import { normalizeWhiteSpace } from '../snapshot/name';
import { roleOf } from '../snapshot/role';
import { nextTask, pause } from '../timing';
import { waitUntilReady } from './actionability';
import type { ActionContext } from './context';

/** How often options that are not there yet are looked for, in ms. */
const POLL = 100;
const MAX_LISTED = 20;

/**
 * Selects the options of a native `<select>` by label or, where no label fits, by value; in a
 * multiple one all others are deselected. Waits for options that load late.
 * @throws WrongTargetError for anything else, or options that are not there
 * @throws NotActionableError
 */
export async function select(
  element: Element,
  wanted: readonly string[],
  context: ActionContext,
): Promise<void> {
  const control = controlOf(element);
  const list = asHtml(control, 'select');
  if (!list) throw notASelect(control, wanted);
  if (!list.multiple && wanted.length > 1) {
    throw new WrongTargetError(
      `${inWords(list)} takes one option, but ${wanted.length} were given: ${quoted(wanted)}.`,
    );
  }
  await waitUntilReady(list, ['visible', 'enabled', 'notInert'], 'selected from', context);
  const chosen = await waitForOptions(list, wanted, context);
  scrollToShow(list);
  moveFocus(context.document, list);
  if (list.multiple) for (const option of list.options) option.selected = chosen.includes(option);
  else for (const option of chosen) option.selected = true;
  sendInputAndChange(list);
  await nextTask(context.signal);
}

async function waitForOptions(
  list: HTMLSelectElement,
  wanted: readonly string[],
  context: ActionContext,
): Promise<HTMLOptionElement[]> {
  for (;;) {
    const found = wanted.map((text) => findOption(list, text));
    const chosen = found.filter((option) => option !== null);
    const disabled = chosen.find(disabledNatively);
    if (chosen.length === wanted.length && !disabled) return chosen;
    if (performance.now() >= context.deadline) {
      if (disabled) throw isDisabled(list, disabled, context.timeoutMs);
      const missing = wanted.filter((_, i) => found[i] === null);
      throw noSuchOption(list, missing);
    }
    await pause(POLL, context.document, context.signal);
  }
}

function findOption(list: HTMLSelectElement, text: string): HTMLOptionElement | null {
  const options = [...list.options];
  const label = normalizeWhiteSpace(text);
  return (
    options.find((option) => normalizeWhiteSpace(option.label) === label) ??
    options.find((option) => option.value === text) ??
    null
  );
}

function noSuchOption(list: HTMLSelectElement, missing: readonly string[]): WrongTargetError {
  const labels = [...list.options].map((option) => normalizeWhiteSpace(option.label));
  const listed = quoted(labels.slice(0, MAX_LISTED));
  const more = labels.length > MAX_LISTED ? ` and ${labels.length - MAX_LISTED} more` : '';
  const there = labels.length === 0 ? 'It has no options.' : `It has ${listed}${more}.`;
  return new WrongTargetError(`${inWords(list)} has no option ${quoted(missing)}. ${there}`);
}

function isDisabled(
  list: HTMLSelectElement,
  option: HTMLOptionElement,
  timeoutMs: number,
): NotActionableError {
  return new NotActionableError(
    `Option "${option.label}" of ${inWords(list)} is disabled. Waited ${timeoutMs} ms.`,
    { waitedFor: 'option is disabled' },
  );
}

/** A list that the page draws itself is worked by clicks, in Playwright too. */
function notASelect(control: Element, wanted: readonly string[]): WrongTargetError {
  const what = inWords(control);
  const role = roleOf(control);
  const isList = role === 'combobox' || control.getAttribute('aria-haspopup') === 'listbox';
  const help = isList
    ? `Click it to open its list, take a new snapshot, then click option ${quoted(wanted)}.`
    : role === 'listbox'
      ? `Click option ${quoted(wanted)} in it.`
      : 'Select works on a drop-down list.';
  return new WrongTargetError(`${what} is not a native select. ${help}`);
}

function quoted(texts: readonly string[]): string {
  return texts.map((text) => `"${text}"`).join(', ');
}
