/** Names that Windows keeps for devices, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** `name` as a file name that every system takes; `fallback` when no Latin letter or digit is left. */
export function slug(name: string, fallback: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const text = (words ?? []).join('-').slice(0, 60).replace(/-$/, '');
  if (text === '') return fallback;
  return RESERVED.test(text) ? `${fallback}-${text}` : text;
}
