import { afterEach } from 'vitest';
import type { ElementAction } from '../../../src/model/action';
import type { Effect } from '../../../src/model/effect';
import { SidewrightError } from '../../../src/model/errors/sidewright-error';
import { act, actOnDocument, type DocumentAction } from '../../../src/page/actions/act';
import { Pointer } from '../../../src/page/actions/mouse/pointer';

afterEach(() => {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  document.body.innerHTML = '';
  document.body.removeAttribute('style');
  window.scrollTo(0, 0);
  history.replaceState(null, '', location.pathname + location.search);
});

/** Puts HTML into the page and returns the element with `id="target"`, or the first one. */
export function mount(html: string): HTMLElement {
  document.body.innerHTML = html;
  const target = document.getElementById('target') ?? document.body.firstElementChild;
  if (!(target instanceof HTMLElement)) throw new TypeError('Nothing was mounted.');
  return target;
}

/** The element with that id, as the class it must have. */
export function byId<T extends Element>(id: string, type: new () => T): T {
  const element = document.getElementById(id);
  if (!(element instanceof type)) throw new TypeError(`#${id} is no ${type.name}.`);
  return element;
}

const pointer = new Pointer();
const never = new AbortController().signal;

export interface RunOptions {
  timeoutMs?: number;
  signal?: AbortSignal;
}

export function run(
  element: Element,
  action: ElementAction,
  { timeoutMs = 1_000, signal = never }: RunOptions = {},
): Promise<Effect> {
  return act(element, action, { document, pointer, signal, timeoutMs });
}

export function runOnPage(action: DocumentAction): Promise<Effect> {
  return actOnDocument(action, { document, pointer, signal: never, timeoutMs: 1_000 });
}

/** The error an action ends with; a `SidewrightError` or the test fails. */
export async function failure(running: Promise<unknown>): Promise<SidewrightError> {
  const error = await running.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof SidewrightError) return error;
  throw new TypeError(`A SidewrightError was expected, but got ${String(error)}.`);
}

/** Logs `type` or what `format` makes of each event of these types, as the page sees them. */
export function logEvents<E extends Event = Event>(
  target: EventTarget,
  types: readonly string[],
  format: (event: E) => string = (event) => event.type,
): string[] {
  const log: string[] = [];
  for (const type of types) {
    target.addEventListener(type, (event) => {
      // The browser's own pointer rests somewhere in the window, and tells of what moves below it.
      if (event instanceof MouseEvent && event.isTrusted) return;
      // The caller names the class that events of its types have.
      log.push(format(event as E));
    });
  }
  return log;
}

/** Gives a field its own `value` property, as React does to know what it has seen. */
export function trackValueLikeReact(field: HTMLInputElement, onChange: (value: string) => void) {
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const { get, set } = native ?? {};
  if (!get || !set) throw new TypeError('No native value property.');
  let seen = field.value;
  Object.defineProperty(field, 'value', {
    configurable: true,
    get: () => get.call(field),
    set(value: string) {
      seen = String(value);
      set.call(field, value);
    },
  });
  field.addEventListener('input', () => {
    const now = String(get.call(field));
    if (now === seen) return;
    seen = now;
    onChange(now);
  });
}
