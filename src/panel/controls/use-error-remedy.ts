import type { SidewrightError } from '../../model/errors';
import { usePanel } from '../panel-context';

/** The next step that an error's own message names, where it lies in the panel. */
export function useErrorRemedy(
  error: SidewrightError | undefined,
): { label: string; act: () => void } | undefined {
  const { models, t } = usePanel();
  const { navigation, settings, target } = models;
  switch (error?.code) {
    case 'ModelKeyError':
    case 'ModelCreditError':
      return { label: t('openSettings'), act: () => navigation.show('settings') };
    case 'StorageFullError':
      return { label: t('openRuns'), act: () => navigation.show('runs') };
    case 'SiteNotGrantedError':
      return { label: t('allowSite'), act: () => void target.grant(originOf(error)) };
    case 'StoreVersionError':
      return { label: t('reloadPanel'), act: () => location.reload() };
    case 'StoredDataError':
      return error.details.store === 'settings'
        ? { label: t('settingsReset'), act: () => void settings.reset() }
        : undefined;
    default:
      return undefined;
  }
}

function originOf({ details }: SidewrightError): string | undefined {
  return typeof details.origin === 'string' ? details.origin : undefined;
}
