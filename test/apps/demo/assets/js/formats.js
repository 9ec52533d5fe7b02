/** Small letters, digits and hyphens: what is typed changes under the cursor, as real forms do. */
export function formatHandle(text) {
  return text
    .toLowerCase()
    .replaceAll(' ', '-')
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, 20);
}

/** Digits in groups: `02079460123` becomes `020 7946 0123`. */
export function formatPhone(text) {
  const digits = text.replace(/\D/g, '').slice(0, 11);
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join(' ');
}
