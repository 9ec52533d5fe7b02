import type { Run } from '../../model/run';
import type { Target } from '../dependencies';

/** The site of the tab and the site a run stopped on, when these differ. */
export function otherSite(
  run: Run,
  target: Target | undefined,
): { tab: string; run: string } | undefined {
  const last = run.cases.flatMap(({ steps }) => steps).at(-1);
  const address = last?.effect?.navigatedTo ?? last?.url ?? '';
  const stoppedOn = URL.canParse(address) ? new URL(address).host : '';
  if (!target || target.site === '' || stoppedOn === '' || target.site === stoppedOn) {
    return undefined;
  }
  return { tab: target.site, run: stoppedOn };
}
