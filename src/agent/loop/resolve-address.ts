import { NavigationError } from '../../model/errors';

/**
 * The whole address that a navigation means on a page at `base`. Only http and https: a model that a
 * page has turned must not get at files or run scripts through an address.
 * @throws NavigationError
 */
export function resolveAddress(address: string, base: string): string {
  const from = URL.canParse(base) ? base : undefined;
  const url = URL.canParse(address, from) ? new URL(address, from) : undefined;
  if (url && isWeb(url)) return url.href;
  throw new NavigationError(
    `${JSON.stringify(address)} is no web address. Use one that starts with http:// or https://, or a path on the site of the tab.`,
    { url: address },
  );
}

export function isWeb({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:';
}
