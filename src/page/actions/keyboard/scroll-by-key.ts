import { scrollerFor } from '../../element/scrollable';
import type { MovingKey } from './arrow-keys';

/** Chromium's line of a scroll, in CSS pixels, and its page as a part of what is visible. */
const LINE = 40;
const PAGE = 0.875;

/** Scrolls what is around `target` as the browser does for keys that nothing else takes. */
export function scrollByKey(target: Element, key: MovingKey): void {
  const [x, y] = wayOf(key);
  const scroller = scrollerFor(target, x, y);
  const isToTheEnd = key === 'Home' || key === 'End';
  const page = isToTheEnd ? scroller.scrollHeight : scroller.clientHeight * PAGE;
  const isArrow = key.startsWith('Arrow');
  scroller.scrollBy({
    left: x * LINE,
    top: y * (isArrow ? LINE : page),
    behavior: 'instant',
  });
}

function wayOf(key: MovingKey): readonly [number, number] {
  switch (key) {
    case 'ArrowLeft':
      return [-1, 0];
    case 'ArrowRight':
      return [1, 0];
    case 'ArrowUp':
    case 'PageUp':
    case 'Home':
      return [0, -1];
    case 'ArrowDown':
    case 'PageDown':
    case 'End':
      return [0, 1];
  }
}
