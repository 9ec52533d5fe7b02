import type messages from '../../public/_locales/en/messages.json';

export type MessageKey = keyof typeof messages;

/** A text of `_locales` with `$1`, `$2`… filled in. */
export type Translate = (key: MessageKey, ...substitutions: readonly (string | number)[]) => string;

/** @param getMessage such as the browser's `i18n.getMessage` */
export function createTranslate(
  getMessage: (key: MessageKey, substitutions: string[]) => string,
): Translate {
  return (key, ...substitutions) => getMessage(key, substitutions.map(String));
}

/** The singular or the plural text, with the count as `$1`. */
export function countOf(t: Translate, count: number, one: MessageKey, other: MessageKey): string {
  return t(count === 1 ? one : other, count.toLocaleString());
}
