import { flatParentOf } from './flat-tree';

/** The nearest of the element and its ancestors that can scroll that way; else the page's scroller. */
export function scrollerFor(element: Element, deltaX: number, deltaY: number): Element {
  const { ownerDocument: document } = element;
  const page = document.scrollingElement ?? document.documentElement;
  for (let at: Element | null = element; at && at !== page; at = flatParentOf(at)) {
    if (canScroll(at, deltaX, deltaY)) return at;
  }
  return page;
}

function canScroll(element: Element, deltaX: number, deltaY: number): boolean {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  if (!style) return false;
  return (
    (isScrolling(style.overflowY) &&
      hasRoom(element.scrollTop, element.scrollHeight - element.clientHeight, deltaY)) ||
    (isScrolling(style.overflowX) &&
      hasRoom(element.scrollLeft, element.scrollWidth - element.clientWidth, deltaX))
  );
}

function isScrolling(overflow: string): boolean {
  return overflow === 'auto' || overflow === 'scroll' || overflow === 'overlay';
}

function hasRoom(at: number, end: number, delta: number): boolean {
  if (delta > 0) return at < end - 1;
  return delta < 0 && at > 0;
}
