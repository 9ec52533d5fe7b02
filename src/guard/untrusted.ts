/** Name of the tag around page text; the system prompt names it too. */
export const PAGE_TAG = 'page-content';

/** Invisible characters that could hide a fake tag from a simple search. */
const INVISIBLE = '[\\u00ad\\u200b-\\u200f\\u2060-\\u2064\\ufeff]*';
/** `<` and what a reader may take for it. */
const OPENING = '[<\\uff1c\\ufe64\\u2039\\u3008\\u27e8]';

const FAKE = new RegExp(
  [
    OPENING + String.raw`[\s/\\]*` + INVISIBLE,
    [...'page'].join(INVISIBLE) + INVISIBLE,
    `[-_ \\u2010-\\u2015\\u2212]?${INVISIBLE}`,
    [...'content'].join(INVISIBLE),
    String.raw`[^>\n]{0,80}>?`,
  ].join(''),
  'giu',
);

/**
 * Marks page text as data for a model: what is between the two tags with this run's id came from the
 * page. The page cannot know the id, and tags it writes itself are taken out.
 */
export class UntrustedMarker {
  readonly id: string;

  constructor(id: string = randomId()) {
    this.id = id;
  }

  wrap(text: string): string {
    return `<${PAGE_TAG} id="${this.id}">\n${this.strip(text)}\n</${PAGE_TAG} id="${this.id}">`;
  }

  /** The text without anything that looks like a marker of ours. */
  strip(text: string): string {
    return text.replace(FAKE, '[tag removed]').replaceAll(this.id, '[id removed]');
  }
}

function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
