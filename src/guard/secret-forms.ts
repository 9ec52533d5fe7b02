/** Below this length a secret is masked only as a word: "a" must not turn a page into dots. */
const WORD_ONLY_BELOW = 4;

/** A pattern, for the `u` flag, of the value; a very short one must stand by itself. */
export function withBounds(value: string): string {
  const escaped = value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  if (value.length >= WORD_ONLY_BELOW) return escaped;
  return String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`;
}

/** The ways a secret can turn up in text: as it is, in a URL, in JSON, in snapshot YAML, in HTML. */
export function formsOf(secret: string): string[] {
  const json = JSON.stringify(secret).slice(1, -1);
  const encoded = encodeURIComponent(wellFormed(secret));
  const forms = [
    secret,
    secret.replace(/\s+/g, ' ').trim(),
    json,
    secret.replaceAll("'", "''"),
    json.replaceAll("'", "''"),
    encoded,
    encoded.replaceAll('%20', '+'),
    encodeURI(wellFormed(secret)),
    formEncoded(secret),
    secret
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;'),
  ];
  return [...new Set(forms)].filter((form) => form !== '');
}

/** Without lone surrogates, which no URL can hold. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

function formEncoded(text: string): string {
  return new URLSearchParams([['', text]]).toString().slice(1);
}
