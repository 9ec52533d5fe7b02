import type { ComponentChildren } from 'preact';
import { Button } from '../controls/button';
import { ErrorLine } from '../controls/error-line';
import { usePanel } from '../panel-context';

/** The one thing the screen is for, always in reach, and why it did not work. */
export function RunBar({ children }: { children: ComponentChildren }) {
  const { models, t } = usePanel();
  const { run, test } = models;
  const isRunning = run.phase.value !== 'idle';
  return (
    <div class="run-bar">
      <div class="screen">
        <ErrorLine error={test.error.value} />
        <div class="run-bar-row">
          <Button
            look="primary"
            icon="play"
            disabled={isRunning}
            keyShortcuts="Control+Enter"
            onClick={() => void test.run()}
          >
            {t('run')}
          </Button>
          <Button onClick={() => void test.save()}>{t('save')}</Button>
          <Button look="quiet" onClick={() => void test.startNew()}>
            {t('newScenario')}
          </Button>
          {children}
          <SavedState />
        </div>
      </div>
    </div>
  );
}

function SavedState() {
  const { models, t } = usePanel();
  const { editor } = models;
  const { changed } = editor.fields.value;
  if (editor.isEmpty()) return null;
  return <p class="run-bar-state muted">{t(changed ? 'draftKept' : 'savedToLibrary')}</p>;
}
