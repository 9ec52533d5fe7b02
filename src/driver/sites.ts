import { browser } from 'wxt/browser';
import { RestrictedPageError, SiteNotGrantedError } from '../model/errors/tab-errors';

const WEB = new Set(['http:', 'https:']);
const STORES = new Set(['chromewebstore.google.com', 'chrome.google.com']);

/** Why no extension may read a page, in words; undefined when one may. */
export function restriction(url: string): string | undefined {
  let address: URL;
  try {
    address = new URL(url);
  } catch {
    return 'This tab has no address yet. Open a web page in it first.';
  }
  if (STORES.has(address.hostname)) {
    return 'Browsers let no extension read the Web Store. Open another page in this tab.';
  }
  if (!WEB.has(address.protocol)) {
    return `Browsers let no extension test ${address.protocol}// pages. Open a web page in this tab.`;
  }
  if (address.pathname.toLowerCase().endsWith('.pdf')) {
    return 'This tab shows a PDF, which has no page to test. Open a web page in this tab.';
  }
  return undefined;
}

/** The match pattern to ask the browser for, such as `https://app.example.com/*`. */
export function sitePattern(url: string): string {
  const { protocol, hostname } = new URL(url);
  return `${protocol}//${hostname}/*`;
}

export function isGranted(url: string): Promise<boolean> {
  return browser.permissions.contains({ origins: [sitePattern(url)] });
}

/** Must be called from a click: the browser shows its own question. */
export function requestSite(url: string): Promise<boolean> {
  return browser.permissions.request({ origins: [sitePattern(url)] });
}

/** @throws RestrictedPageError, SiteNotGrantedError */
export async function assertReadable(url: string): Promise<void> {
  const why = restriction(url);
  if (why !== undefined) throw new RestrictedPageError(why, { url });
  if (!(await isGranted(url))) {
    const { host, origin } = new URL(url);
    throw new SiteNotGrantedError(
      `Sidewright may not read ${host} yet. Press "Allow on this site" in the panel, then run again.`,
      { origin },
    );
  }
}
