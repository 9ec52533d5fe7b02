import type { Reading } from '../plain-step';
import { part } from './literals';
import { NUMBER, readNumber } from './ordinals';
import { type Reader, withTarget } from './reader';

const SCROLL = /^scroll(?:s)?\b\s*(.*)$/iu;
const BY = new RegExp(
  `^(?:the\\s+page\\s+)?(down|up|left|right)(?:wards?)?(?:\\s+(?:the|this)\\s+page)?(?:\\s+(?:by\\s+)?(?:(?:(${NUMBER})\\s*(?:px|pixels?))|a\\s+(?:bit|little)|(?:a|one)\\s+(?:page|screen)|slightly))?$`,
  'iu',
);
const END =
  /^(?:the\s+page\s+)?(?:(?:all\s+the\s+way\s+)?(?:down|up)\s+)?(?:to\s+)?(?:the\s+)?(?:very\s+)?(bottom|end|top|start|beginning)(?:\s+of\s+(?:the\s+)?page)?$/iu;
const INTO_VIEW =
  /^(?:until\s+)?(.+?)\s+(?:in(?:to)?\s+view|(?:is|becomes)\s+(?:visible|in\s+view|shown|displayed))$/iu;
const TO =
  /^(?:(?:down|up|left|right)\s+)?(?:the\s+page\s+)?(?:to|until)\s+(?:i\s+see\s+|you\s+see\s+)?(.+)$/iu;

/** One turn of "scroll down", in CSS pixels. */
const SCREEN = 600;
/** More than any page has. */
const ALL = 100_000;

export const readScroll: Reader = (clause) => {
  const what = SCROLL.exec(clause.text)?.[1];
  if (what === undefined) return undefined;
  const by = BY.exec(what);
  if (by) return scrollBy(by[1] ?? 'down', by[2] ? readNumber(by[2]) : SCREEN);
  const end = END.exec(what);
  if (end) {
    const up = /^(?:top|start|beginning)$/iu.test(end[1] ?? '');
    return { steps: [{ kind: 'scroll', deltaX: 0, deltaY: up ? -ALL : ALL }] };
  }
  const to = INTO_VIEW.exec(what) ?? TO.exec(what);
  if (to) {
    const name = (to[1] ?? '').replace(/^(?:down\s+|up\s+)?(?:to|until)\s+/iu, '');
    return withTarget(part(clause, name), (target) => ({ kind: 'scrollTo', target }));
  }
  return {
    problem:
      'it does not say where to. Write: Scroll down, Scroll to the bottom, or: Scroll to “…”',
  };
};

function scrollBy(direction: string, pixels: number): Reading {
  const [deltaX, deltaY] = {
    down: [0, pixels],
    up: [0, -pixels],
    right: [pixels, 0],
    left: [-pixels, 0],
  }[direction.toLowerCase()] ?? [0, pixels];
  return { steps: [{ kind: 'scroll', deltaX: deltaX ?? 0, deltaY: deltaY ?? 0 }] };
}
