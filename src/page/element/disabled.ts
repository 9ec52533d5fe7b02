import { factsOf, withAriaCaches } from '../snapshot/facts';
import { isNativelyDisabled } from '../snapshot/native-disabled';

/** Whether the browser itself gives the element no focus and no mouse events. */
export function disabledNatively(element: Element): boolean {
  return withAriaCaches(() => isNativelyDisabled(factsOf(element)));
}
