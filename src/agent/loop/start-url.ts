import { StartUrlError } from '../../model/errors';
import { isWeb } from './resolve-address';
import { during, type RunSession } from './run-session';

/**
 * The start address with its variables filled in; undefined when there is none.
 * @throws StartUrlError
 */
export function parseStartUrl(written: string): string | undefined {
  const address = written.trim();
  if (address === '') return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && isWeb(url)) return url.href;
  throw new StartUrlError(
    `The start address ${JSON.stringify(written)} is no web address. It must start with http:// or https://.`,
    { startUrl: written },
  );
}

/** Opens the start address, unless the tab shows it already. */
export async function openStartUrl(session: RunSession): Promise<void> {
  const { startUrl, driver, signal, sink, runId, redactor } = session;
  if (startUrl === undefined) return;
  const { url } = await during(session, driver.page());
  if (url === startUrl) return;
  const what = `waiting for ${redactor.text(startUrl)} to open`;
  await sink.emit({ type: 'waiting', runId, caseIndex: 0, what });
  await during(session, driver.actOnPage({ kind: 'navigate', url: startUrl }, { signal }));
}
