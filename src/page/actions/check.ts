import { NotActionableError, WrongTargetError } from '../../model/errors/page-errors';
import { controlOf } from '../element/control-of';
import { inWords } from '../element/in-words';
import { asHtml, labelsOf } from '../snapshot/dom';
import { roleOf } from '../snapshot/role';
import { checkedOf } from '../snapshot/states';
import { isVisible } from '../snapshot/visibility';
import { pause } from '../timing';
import { click } from './click';
import type { ActionContext } from './context';

/** How long a page may take to show the new state, and how often it is looked at, in ms. */
const SETTLE = 500;
const POLL = 50;

/** Checks a checkbox, radio or switch, native or ARIA, unless it is checked already. */
export function check(element: Element, context: ActionContext): Promise<void> {
  return setChecked(element, true, context);
}

/** Unchecks a checkbox or switch, native or ARIA, unless it is unchecked already. */
export function uncheck(element: Element, context: ActionContext): Promise<void> {
  return setChecked(element, false, context);
}

/**
 * @throws WrongTargetError for what cannot be checked, or a radio button to be unchecked
 * @throws NotActionableError also when the click did not change the state
 */
async function setChecked(
  element: Element,
  wanted: boolean,
  context: ActionContext,
): Promise<void> {
  const control = controlOf(element);
  const before = checkedOf(control);
  const what = inWords(control);
  if (before === null) {
    throw new WrongTargetError(`${what} cannot be checked. Use click.`);
  }
  if (before === wanted) {
    context.ready(control);
    return;
  }
  if (!wanted && isRadio(control)) {
    throw new WrongTargetError(
      `${what} cannot be unchecked. Check another button of its group instead.`,
    );
  }
  await click(clickTargetOf(element, control), {}, context);
  const end = performance.now() + SETTLE;
  while (checkedOf(control) !== wanted) {
    if (performance.now() >= end || !control.isConnected) {
      throw new NotActionableError(
        `${what} was clicked, but it is still ${wanted ? 'unchecked' : 'checked'}. The page may have undone it.`,
        { waitedFor: 'did not change its state' },
      );
    }
    await pause(POLL, context.document, context.signal);
  }
}

function isRadio(control: Element): boolean {
  return asHtml(control, 'input')?.type === 'radio' || roleOf(control) === 'radio';
}

/** The control, or the visible label that stands for it where the page hides the control. */
function clickTargetOf(element: Element, control: Element): Element {
  if (element !== control) return element;
  return canBeHit(control) ? control : (labelsOf(control).find(isVisible) ?? control);
}

/** Styled controls are often made one pixel small, or put beyond the edge of the page. */
function canBeHit(control: Element): boolean {
  if (!isVisible(control)) return false;
  const { width, height, right, bottom } = control.getBoundingClientRect();
  const view = control.ownerDocument.defaultView;
  const isOnPage = right + (view?.scrollX ?? 0) > 0 && bottom + (view?.scrollY ?? 0) > 0;
  return width > 1 && height > 1 && isOnPage;
}
