import { createRange, ownerDocumentOf, parentOrHostOf, rectOf, tagOf, viewOf } from '../dom';
import { computedStyle } from '../facts';
import { hasTime } from '../time-limit';

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Tells which elements of a document show in its viewport and in the scroll areas around them. */
export class Viewport {
  readonly #whole: Area;
  /** What each element lets show of what is inside it. */
  readonly #inside = new Map<Element, Area>();

  constructor(document: Document) {
    const view = viewOf(document);
    const [right, bottom] = view ? [view.innerWidth, view.innerHeight] : [0, 0];
    this.#whole = { left: 0, top: 0, right, bottom };
  }

  /** False when there is no time left to find out. */
  shows(element: Element): boolean {
    if (!hasTime()) return false;
    const parent = parentOrHostOf(element);
    const { left, top, right, bottom } = common(
      boxOf(element),
      parent ? this.#areaInside(parent) : this.#whole,
    );
    return right > left && bottom > top;
  }

  /** A loop, as pages nest deeper than the call stack. */
  #areaInside(element: Element): Area {
    const unknown: Element[] = [];
    let area = this.#whole;
    for (let at: Element | null = element; at; at = parentOrHostOf(at)) {
      const known = this.#inside.get(at);
      if (known) {
        area = known;
        break;
      }
      unknown.push(at);
    }
    for (const at of unknown.reverse()) {
      const style = computedStyle(at);
      // What is fixed is placed by the viewport, whatever is around it.
      if (style?.position === 'fixed') area = this.#whole;
      if (style && clips(at, style)) area = common(area, rectOf(at));
      this.#inside.set(at, area);
    }
    return area;
  }
}

function clips(element: Element, { display, overflowX, overflowY }: CSSStyleDeclaration): boolean {
  // CSS Overflow 3 §3.3: what these say goes for the viewport.
  const tag = tagOf(element);
  if (tag === 'html' || tag === 'body' || display === 'contents') return false;
  return overflowX !== 'visible' || overflowY !== 'visible';
}

function common(a: Area, b: Area): Area {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** With `display: contents` it has no box, but what is in it has. */
function boxOf(element: Element): Area {
  const rect = rectOf(element);
  const document = rect.width === 0 && rect.height === 0 ? ownerDocumentOf(element) : null;
  if (!document) return rect;
  const range = createRange(document);
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}
