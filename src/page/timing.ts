/**
 * Waiting that also works in a hidden tab, where animation frames do not come and timers come once
 * a second, or once a minute for a long chain of them. All reject with the signal's reason.
 */

/** How long an animation frame may take before it counts as not coming, in ms. */
const FRAME_LATE = 100;
/** The same once one did not come: a covered window or a tab in the background says it is visible. */
const FRAME_LATE_AGAIN = 20;
/** Waits up to this long are kept to the millisecond in a hidden tab, at the price of spinning. */
const SHORT = 200;

/** The next animation frame, or the next task where frames do not come. */
export async function nextFrame(document: Document, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (document.hidden) return nextTask(signal);
  const view = document.defaultView;
  if (!view) return nextTask(signal);
  await abortable<void>(signal, (done) => {
    const timer = setTimeout(
      () => {
        framesCome = false;
        done();
      },
      framesCome ? FRAME_LATE : FRAME_LATE_AGAIN,
    );
    // Not cancelled when it is late: that it came at last is worth knowing.
    view.requestAnimationFrame(() => {
      framesCome = true;
      done();
    });
    return () => clearTimeout(timer);
  });
}

let framesCome = true;

/** Lets the page's own tasks and microtasks run. Message events are not throttled as timers are. */
export function nextTask(signal: AbortSignal): Promise<void> {
  return abortable<void>(signal, (done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(null);
    return () => port1.close();
  });
}

/** At least `ms` milliseconds. */
export async function pause(ms: number, document: Document, signal: AbortSignal): Promise<void> {
  const end = performance.now() + ms;
  if (document.hidden && ms <= SHORT) {
    while (performance.now() < end) await nextTask(signal);
    return;
  }
  // A timer set in a message task starts a new chain, so it is never throttled to one a minute.
  if (document.hidden) await nextTask(signal);
  await abortable<void>(signal, (done) => {
    const timer = setTimeout(done, ms);
    return () => clearTimeout(timer);
  });
}

/** Runs `start` until it calls back or the signal aborts; then what `start` returned tidies up. */
function abortable<T>(
  signal: AbortSignal,
  start: (done: (value: T) => void) => () => void,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const onAbort = () => {
      tidy();
      reject(signal.reason);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    const tidy = start((value) => {
      signal.removeEventListener('abort', onAbort);
      tidy();
      resolve(value);
    });
  });
}
