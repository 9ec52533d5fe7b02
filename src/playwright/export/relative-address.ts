const WITH_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * `url` as a test should say it: from the path on when it is on `origin`, so that another `BASE_URL`
 * works too; else whole. `from` is the page on which a relative address was used.
 */
export function relativeAddress(
  url: string,
  origin: string | undefined,
  from?: string | undefined,
): string {
  const whole = WITH_SCHEME.test(url) || from === undefined ? url : resolve(url, from);
  if (origin === undefined || !whole.startsWith(origin)) return whole;
  const rest = whole.slice(origin.length);
  if (rest === '') return '/';
  if (rest.startsWith('?') || rest.startsWith('#')) return `/${rest}`;
  // `//host` and `/\host` would name another host.
  return rest.startsWith('/') && !/^\/[/\\]/.test(rest) ? rest : whole;
}

function resolve(url: string, from: string): string {
  if (!URL.canParse(url, from)) return url;
  // The braces of a `{{NAME}}` come out of `URL` percent-encoded.
  return new URL(url, from).href.replace(/%7B%7B(\w+)%7D%7D/g, '{{$1}}');
}
