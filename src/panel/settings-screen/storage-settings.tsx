import { useSignal } from '@preact/signals';
import { Button } from '../controls/button';
import { ErrorLine } from '../controls/error-line';
import { usePanel } from '../panel-context';
import { useLoaded } from '../run-view/use-loaded';
import { formatBytes } from '../words/amounts';

/** How much is kept on this machine. Deleting all runs asks once, in place. */
export function StorageSettings() {
  const { models, dependencies, t } = usePanel();
  const { history, navigation, run } = models;
  const asking = useSignal(false);
  const cleared = useSignal(0);
  const usage = useLoaded(String(cleared.value), () => dependencies.store.usage()).value;
  const ask = (open: boolean) => {
    asking.value = open;
    navigation.focusOn(open ? 'keep-runs' : 'delete-runs');
  };
  const removeAll = async () => {
    await history.removeAll();
    cleared.value++;
    ask(false);
  };
  return (
    <fieldset class="settings-group">
      <legend>{t('storage')}</legend>
      {usage.state === 'ready' && usage.value && (
        <p class="number">
          {t('storageUsage', formatBytes(usage.value.used), formatBytes(usage.value.quota))}
        </p>
      )}
      <p class="muted">{t('storageText')}</p>
      <ErrorLine error={history.error.value} />
      <div class="settings-row">
        {asking.value ? (
          <>
            <p>{t('deleteRunsAsk')}</p>
            <Button onClick={() => void removeAll()}>{t('deleteRunsConfirm')}</Button>
            <Button id="keep-runs" onClick={() => ask(false)}>
              {t('deleteRunsKeep')}
            </Button>
          </>
        ) : (
          <Button
            id="delete-runs"
            icon="trash"
            disabled={run.phase.value !== 'idle'}
            onClick={() => ask(true)}
          >
            {t('deleteRuns')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
