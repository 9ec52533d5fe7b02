import { SiteNotGrantedError } from '../../model/errors';
import type { TargetTab } from '../dependencies';

/**
 * Sees to it that the site of an address may be read; the browser asks the person when need be. To be
 * called from a click or key.
 * @throws SiteNotGrantedError when the person says no
 */
export async function askForSite(target: TargetTab, url: string): Promise<void> {
  if ((await target.isGranted(url)) || (await target.grant(url))) return;
  const { host, origin } = new URL(url);
  throw new SiteNotGrantedError(
    `Sidewright may not read ${host} yet. Press “Allow on this site”, then run again.`,
    { origin },
  );
}
