import { unescapeCss } from './css-escape';

/** The element a selector is about. */
export interface Subject {
  /**
   * What such an element must have: `#id`, `.class`, `tag` or `[attribute`, lower case. `*`: any
   * element. `&`: what the rule around is about. Null: an element of another tree, such as the host.
   */
  readonly key: string | null;
  /** `before`, `slotted`… */
  readonly pseudoElement: string | null;
}

/** A name, or one of the marks that selectors are made of. */
const TOKEN =
  /(?<mark>::?|[.#]|)(?<name>(?:\\[0-9a-f]{1,6}\s?|\\[\s\S]|[\w-]|[^\0-\x7f])+)|(?<block>[([])|(?<comma>,)|(?<combinator>\s*[>+~|]\s*|\s+)|(?<nesting>&)|[\s\S]/giy;

/**
 * The subjects of a selector list, as `CSSStyleRule.selectorText` gives it. A key may fit more
 * elements than the selector matches, never fewer.
 */
export function subjectsOf(selectorList: string): Subject[] {
  const subjects: Subject[] = [];
  let compound = new Compound();
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(selectorList); match; match = TOKEN.exec(selectorList)) {
    const { mark, name, block, comma, combinator, nesting } = match.groups ?? {};
    if (name !== undefined) compound.add(mark ?? '', unescapeCss(name).toLowerCase());
    else if (block !== undefined) {
      const end = endOfBlock(selectorList, TOKEN.lastIndex);
      if (block === '[') compound.addAttribute(selectorList.slice(TOKEN.lastIndex, end));
      TOKEN.lastIndex = end;
    } else if (comma !== undefined) {
      subjects.push(compound.subject());
      compound = new Compound();
    } else if (combinator !== undefined) compound = new Compound();
    else if (nesting !== undefined) compound.isNesting = true;
  }
  subjects.push(compound.subject());
  return subjects;
}

/** A compound selector, read from left to right. */
class Compound {
  isNesting = false;
  #isElsewhere = false;
  #pseudoElement: string | null = null;
  #keys: Partial<Record<'#' | '.' | '' | '[', string>> = {};

  add(mark: string, name: string): void {
    if (mark === '.' || mark === '#' || mark === '') this.#keys[mark] = mark + name;
    else if (name === 'host' || name === 'host-context') this.#isElsewhere = true;
    else if (mark === '::' || name === 'before' || name === 'after') {
      this.#pseudoElement = name;
      if (name === 'slotted' || name === 'part') this.#isElsewhere = true;
    }
  }

  addAttribute(inBrackets: string): void {
    const [name] = /^[^\s=~|^$*\]]+/.exec(inBrackets.trim()) ?? [];
    if (name) this.#keys['['] = `[${unescapeCss(name).toLowerCase()}`;
  }

  subject(): Subject {
    const key =
      this.#keys['#'] ?? this.#keys['.'] ?? this.#keys[''] ?? this.#keys['['] ?? this.#fallback();
    return { key: this.#isElsewhere ? null : key, pseudoElement: this.#pseudoElement };
  }

  #fallback(): string {
    return this.isNesting ? '&' : '*';
  }
}

/** Where the block that was opened just before `from` ends, its closing bracket included. */
function endOfBlock(text: string, from: number): number {
  let depth = 1;
  const mark = /\\[\s\S]|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|[([]|[)\]]/g;
  mark.lastIndex = from;
  for (let match = mark.exec(text); match; match = mark.exec(text)) {
    const [found] = match;
    if (found === '(' || found === '[') depth += 1;
    else if (found === ')' || found === ']') depth -= 1;
    if (depth === 0) return mark.lastIndex;
  }
  return text.length;
}
