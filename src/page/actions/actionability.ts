import { NotActionableError } from '../../model/errors/page-errors';
import { controlOf } from '../element/control-of';
import { clickPointOf, deepestElementAt, isHitOn, type Point } from '../element/hit-target';
import { asTag, inWords } from '../element/in-words';
import { inertBecauseOf } from '../element/inert';
import { isConnected } from '../snapshot/dom';
import { disabledOf, readonlyOf } from '../snapshot/states';
import { isVisible } from '../snapshot/visibility';
import { nextFrame, pause } from '../timing';
import type { ActionContext } from './context';

export type Requirement = 'visible' | 'enabled' | 'editable' | 'notInert' | 'stable';

/** Waits between looks, in ms: quick at first, then twice a second. */
const BACKOFF = [0, 20, 50, 100, 100, 500] as const;

/** How to bring the element into view, one way a try: what sticks to one edge may cover it there. */
const ALIGNMENTS: readonly ScrollLogicalPosition[] = ['center', 'end', 'start'];

/** What is in the way, in words that follow "it". */
type Obstacle = { readonly because: string; readonly gone?: true };

type Done<T> = { readonly done: T };

export interface Ready {
  readonly point: Point;
  /** What is at the point: the element or something in it. */
  readonly hit: Element;
}

/**
 * Waits until the element meets the requirements, as Playwright does before an action.
 * @param action what is to be done, as `clicked`
 * @throws NotActionableError when the time is up; `details.gone` when the element left the page
 */
export async function waitUntilReady(
  element: Element,
  requirements: readonly Requirement[],
  action: string,
  context: ActionContext,
): Promise<void> {
  await retry(element, action, context, async () => {
    return (await findObstacle(element, requirements, context)) ?? READY;
  });
  context.ready(element);
}

/**
 * As `waitUntilReady`, then scrolls the element into view and waits until a click would hit it.
 * `force` only scrolls, and takes whatever is at its point.
 */
export async function waitUntilHittable(
  element: Element,
  requirements: readonly Requirement[],
  action: string,
  context: ActionContext,
  force = false,
): Promise<Ready> {
  let tries = 0;
  const ready = await retry(element, action, context, async () => {
    const obstacle = await findObstacle(element, force ? [] : requirements, context);
    if (obstacle) return obstacle;
    const look = hitLook(element, force);
    if ('done' in look) return look;
    const block = ALIGNMENTS[tries++ % ALIGNMENTS.length] ?? 'center';
    element.scrollIntoView({ block, inline: block, behavior: 'instant' });
    await nextFrame(context.document, context.signal);
    return hitLook(element, force);
  });
  context.ready(element);
  return ready;
}

async function retry<T>(
  element: Element,
  action: string,
  context: ActionContext,
  look: () => Promise<Obstacle | Done<T>>,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    context.signal.throwIfAborted();
    const seen = isConnected(element) ? await look() : GONE;
    if ('done' in seen) return seen.done;
    if (seen.gone || performance.now() >= context.deadline) {
      throw notReady(element, action, seen, context.timeoutMs);
    }
    const left = Math.max(context.deadline - performance.now(), 0);
    const wait = BACKOFF[Math.min(tries, BACKOFF.length - 1)] ?? 500;
    await pause(Math.min(wait, left), context.document, context.signal);
  }
}

const READY: Done<null> = { done: null };
const GONE: Obstacle = { because: 'is no longer on the page', gone: true };

function notReady(
  element: Element,
  action: string,
  obstacle: Obstacle,
  timeoutMs: number,
): NotActionableError {
  const what = inWords(element);
  const message = obstacle.gone
    ? `${what} was removed from the page before it could be ${action}. Take a new snapshot.`
    : `${what} could not be ${action}: it ${obstacle.because}. Waited ${timeoutMs} ms. Take a new snapshot to see what is in the way.`;
  return new NotActionableError(message, {
    waitedFor: obstacle.because,
    ...(obstacle.gone ? { gone: true } : {}),
  });
}

async function findObstacle(
  element: Element,
  requirements: readonly Requirement[],
  context: ActionContext,
): Promise<Obstacle | null> {
  for (const requirement of requirements) {
    const because =
      requirement === 'stable'
        ? await moves(element, context)
        : stateObstacle(element, requirement);
    if (because) return { because };
    if (!isConnected(element)) return GONE;
  }
  return null;
}

function stateObstacle(
  element: Element,
  requirement: Exclude<Requirement, 'stable'>,
): string | null {
  switch (requirement) {
    case 'visible':
      return isVisible(element) ? null : 'is not visible';
    case 'enabled':
      return disabledOf(controlOf(element)) ? 'is disabled' : null;
    case 'editable': {
      const control = controlOf(element);
      if (disabledOf(control)) return 'is disabled';
      return readonlyOf(control) === true ? 'is read-only' : null;
    }
    case 'notInert': {
      const because = inertBecauseOf(element);
      if (!because) return null;
      return because.matches(':modal')
        ? `is behind the open ${inWords(because)}`
        : `is inside ${asTag(because)}, which is inert`;
    }
  }
}

/** Stable: the same box in two frames that follow each other. */
async function moves(element: Element, context: ActionContext): Promise<string | null> {
  await nextFrame(context.document, context.signal);
  const before = element.getBoundingClientRect();
  await nextFrame(context.document, context.signal);
  const after = element.getBoundingClientRect();
  const isSame =
    before.x === after.x &&
    before.y === after.y &&
    before.width === after.width &&
    before.height === after.height;
  return isSame ? null : 'is still moving';
}

function hitLook(element: Element, force: boolean): Done<Ready> | Obstacle {
  const point = clickPointOf(element);
  if (!point) return { because: 'is outside of the viewport' };
  const hit = deepestElementAt(element.ownerDocument, point);
  if (!hit) return { because: 'is outside of the viewport' };
  if (force || isHitOn(element, hit)) return { done: { point, hit } };
  return { because: `is covered: ${asTag(hit)} covers it` };
}
