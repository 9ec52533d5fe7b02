import './undo-line.css';
import { Button, IconButton } from '../controls/button';
import { ErrorLine } from '../controls/error-line';
import { usePanel } from '../panel-context';

/** The last deletion, and the way back from it. It stays until it is used, dismissed or replaced. */
export function UndoLine() {
  const { models, t } = usePanel();
  const { offered, error, undo, dismiss } = models.undo;
  if (!offered.value) return null;
  return (
    <section class="undo-line" aria-label={t('undoLabel')}>
      <p>{offered.value.text}</p>
      <Button look="quiet" id="undo" onClick={() => void undo()}>
        {t('undo')}
      </Button>
      <IconButton icon="close" label={t('dismiss')} onClick={dismiss} />
      <ErrorLine error={error.value} />
    </section>
  );
}
