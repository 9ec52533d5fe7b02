import { unescapeCss } from './css-escape';
import { attr } from './dom';
import { computedStyle, type Facts } from './facts';
import { AFTER, BEFORE, mayGenerate, OWN } from './generated-content';

export type Pseudo = '::before' | '::after';

/**
 * The text that a pseudo-element puts before or after the content (accname 2F.ii), or ''. One that
 * is not inline is set apart by spaces, as its box is.
 */
export function pseudoText(facts: Facts, pseudo: Pseudo): string {
  if (pseudo === '::before') {
    facts.before ??= mayGenerate(facts) & BEFORE ? readPseudo(facts.element, pseudo) : '';
    return facts.before;
  }
  facts.after ??= mayGenerate(facts) & AFTER ? readPseudo(facts.element, pseudo) : '';
  return facts.after;
}

function readPseudo(element: Element, pseudo: Pseudo): string {
  const style = computedStyle(element, pseudo);
  if (!style || isEmptyContent(style.content)) return '';
  if (style.display === 'none' || style.visibility === 'hidden') return '';
  const text = contentText(element, style.content, true);
  if (text === null) return '';
  return style.display === 'inline' ? text : ` ${text} `;
}

/** The alternative text of `content: url(x) / "text"` on the element itself, or null when it has none. */
export function replacedContentText(facts: Facts): string | null {
  if (facts.content === undefined) {
    facts.content = mayGenerate(facts) & OWN ? readReplacedContent(facts) : null;
  }
  return facts.content;
}

function readReplacedContent(facts: Facts): string | null {
  const style = computedStyle(facts.element);
  if (!style || isEmptyContent(style.content)) return null;
  if (style.display === 'none' || style.visibility === 'hidden') return null;
  return contentText(facts.element, style.content, false);
}

function isEmptyContent(content: string): boolean {
  return content === 'none' || content === 'normal' || content === '';
}

const TOKEN = /"((?:[^"\\]|\\[\s\S])*)"|attr\(\s*([^\s),]+)\s*\)|(\/)|(\S)/g;

/**
 * The text of a computed `content` value; null when it has none (an image, a counter). After a
 * slash stands the alternative text (CSS Content 3 §2.1); only that counts for a real element.
 */
export function contentText(element: Element, content: string, isPseudo: boolean): string | null {
  let text = '';
  let known = true;
  let afterSlash = false;
  for (const [, string, attribute, slash] of content.matchAll(TOKEN)) {
    if (string !== undefined) text += unescapeCss(string);
    else if (attribute !== undefined) text += attr(element, attribute) ?? '';
    else if (slash !== undefined && !afterSlash) {
      afterSlash = true;
      known = true;
      text = '';
    } else known = false;
  }
  return known && (isPseudo || afterSlash) ? text : null;
}
