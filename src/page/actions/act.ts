import type { ElementAction, PageAction } from '../../model/action';
import { assertNever } from '../../model/assert-never';
import type { Effect } from '../../model/effect';
import { focusedElement } from '../element/active-element';
import { back } from './back';
import { check, uncheck } from './check';
import { click } from './click';
import type { ActionContext } from './context';
import { type EffectWatch, watchEffect } from './effect';
import { fill } from './fill';
import { hover } from './hover';
import { press } from './press';
import { pressKey } from './press-key';
import { scroll } from './scroll';
import { scrollIntoView } from './scroll-into-view';
import { select } from './select';

/** The page actions that happen inside one document. */
export type DocumentAction = Extract<PageAction, { kind: 'pressKey' | 'scroll' | 'back' }>;

/** What `ActionContext` gets from here: the rest of it is the caller's. */
export type ActionSetting = Omit<ActionContext, 'ready' | 'deadline'> & {
  /** Told which element is about to be acted on, once it is in view. */
  onTarget?: ((element: Element) => void) | undefined;
};

/**
 * Acts on one element and says what that changed.
 * @throws NotActionableError, WrongTargetError, UnknownKeyError
 */
export async function act(
  element: Element,
  action: ElementAction,
  setting: ActionSetting,
): Promise<Effect> {
  const watch = watchEffect(setting.document, element);
  return settled(watch, setting, (context) => {
    switch (action.kind) {
      case 'click':
        return click(element, action, context);
      case 'fill':
        return fill(element, action.value, context);
      case 'press':
        return press(element, action.key, context);
      case 'select':
        return select(element, action.options, context);
      case 'check':
        return check(element, context);
      case 'uncheck':
        return uncheck(element, context);
      case 'hover':
        return hover(element, context);
      case 'scrollIntoView':
        return scrollIntoView(element, context);
      default:
        return assertNever(action);
    }
  });
}

/** Acts on the document as a whole. @throws UnknownKeyError */
export async function actOnDocument(
  action: DocumentAction,
  setting: ActionSetting,
): Promise<Effect> {
  const watch = watchEffect(setting.document, focusedElement(setting.document));
  return settled(watch, setting, (context) => {
    switch (action.kind) {
      case 'pressKey':
        return pressKey(action.key, context);
      case 'scroll':
        return scroll(action, context);
      case 'back':
        return back(context);
      default:
        return assertNever(action);
    }
  });
}

async function settled(
  watch: EffectWatch,
  { onTarget, ...setting }: ActionSetting,
  run: (context: ActionContext) => Promise<void>,
): Promise<Effect> {
  const context: ActionContext = {
    ...setting,
    deadline: performance.now() + setting.timeoutMs,
    ready(element) {
      onTarget?.(element);
      watch.ready();
    },
  };
  try {
    await run(context);
    return await watch.settle(setting.signal);
  } finally {
    watch.stop();
  }
}
