import type { Effect } from '../../model/effect';
import { focusedElement } from '../element/active-element';
import { controlOf } from '../element/control-of';
import { editingHostOf } from '../element/editable';
import { flatChainOf } from '../element/flat-tree';
import { inWords } from '../element/in-words';
import { isOwnMutation, observeTree } from '../mutations';
import { asHtml, shadowRootOf } from '../snapshot/dom';
import { normalizeWhiteSpace } from '../snapshot/name';
import { asField, shownValueOf } from '../snapshot/secret-values';
import { checkedOf } from '../snapshot/states';
import { nextFrame, pause } from '../timing';

/** The settle window: at least `frames`, then until `quiet` ms without a change, at most `cap` ms. */
const SETTLE = { frames: 2, quiet: 100, cap: 500 } as const;
/** How often the window looks whether it is quiet, in ms. */
const LOOK = 20;

interface State {
  readonly url: string;
  readonly value: string | undefined;
  readonly checked: boolean | 'mixed' | null;
  readonly focus: Element | null;
  readonly positions: readonly number[];
}

/**
 * Watches what an action changes. `ready` is called once everything that had to be prepared (such as
 * scrolling to the element) is done, `settle` once the action is.
 */
export interface EffectWatch {
  ready(): void;
  settle(signal: AbortSignal): Promise<Effect>;
  stop(): void;
}

/** Starts watching the document, and `target` where the action has one. */
export function watchEffect(document: Document, target: Element | null): EffectWatch {
  const control = target && controlOf(target);
  const scrollers = scrollersAround(document, target);
  let before = stateOf(document, control, scrollers);
  let mutations = 0;
  let lastChange = performance.now();
  const observer = observeTree(rootsAround(document, target), (records) => {
    const seen = records.filter((record) => !isOwnMutation(record)).length;
    mutations += seen;
    if (seen > 0) lastChange = performance.now();
  });
  return {
    ready() {
      observer.flush();
      before = stateOf(document, control, scrollers);
      mutations = 0;
    },
    async settle(signal) {
      const start = performance.now();
      lastChange = start;
      for (let i = 0; i < SETTLE.frames; i++) await nextFrame(document, signal);
      for (;;) {
        observer.flush();
        const now = performance.now();
        if (now - lastChange >= SETTLE.quiet || now - start >= SETTLE.cap) break;
        await pause(LOOK, document, signal);
      }
      return compare(before, stateOf(document, control, scrollers), mutations);
    },
    stop: () => observer.stop(),
  };
}

function compare(before: State, after: State, mutations: number): Effect {
  const effect: Effect = { mutations };
  if (after.url !== before.url) effect.navigatedTo = after.url;
  if (after.value !== undefined && after.value !== before.value) effect.value = after.value;
  if (after.checked !== before.checked && typeof after.checked === 'boolean') {
    effect.checked = after.checked;
  }
  if (after.focus !== before.focus && after.focus) effect.focus = inWords(after.focus);
  if (after.positions.some((position, i) => position !== before.positions[i])) {
    effect.scrolled = true;
  }
  return effect;
}

function stateOf(
  document: Document,
  control: Element | null,
  scrollers: readonly Element[],
): State {
  return {
    url: document.URL,
    value: control ? shownValue(control) : undefined,
    checked: control ? checkedOf(control) : null,
    focus: focusedElement(document),
    positions: scrollers.flatMap((one) => [one.scrollLeft, one.scrollTop]),
  };
}

/** What a control holds, as it may be shown; undefined for what holds no value of its own. */
export function shownValue(control: Element): string | undefined {
  const select = asHtml(control, 'select');
  if (select) {
    return [...select.selectedOptions].map((one) => normalizeWhiteSpace(one.label)).join(', ');
  }
  const field = asField(control);
  if (field) {
    const isToggle = field.type === 'checkbox' || field.type === 'radio';
    return isToggle ? undefined : shownValueOf(field);
  }
  const host = editingHostOf(control);
  return host ? normalizeWhiteSpace(host.textContent) : undefined;
}

/** The document, and the shadow trees that the target is in or holds. */
function rootsAround(document: Document, target: Element | null): Node[] {
  const roots: Node[] = [document];
  for (const one of target ? flatChainOf(target) : []) {
    const shadow = shadowRootOf(one);
    if (shadow) roots.push(shadow);
  }
  return roots;
}

function scrollersAround(document: Document, target: Element | null): Element[] {
  const page = document.scrollingElement ?? document.documentElement;
  const around = target ? flatChainOf(target) : [];
  const within = around.filter(
    (one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth,
  );
  return [...new Set([page, ...within])];
}
