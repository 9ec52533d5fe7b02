import './shortcuts-dialog.css';
import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../controls/button';
import { usePanel } from '../panel-context';
import { SHORTCUTS } from './shortcuts';

export function ShortcutsDialog() {
  const { models, t } = usePanel();
  const { navigation } = models;
  const dialog = useRef<HTMLDialogElement>(null);
  const open = navigation.shortcutsOpen.value;
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      class="shortcuts"
      aria-labelledby="shortcuts-heading"
      onClose={() => navigation.openShortcuts(false)}
    >
      <div class="screen-head">
        <h2 id="shortcuts-heading">{t('shortcuts')}</h2>
        <IconButton
          icon="close"
          label={t('close')}
          onClick={() => navigation.openShortcuts(false)}
        />
      </div>
      <ShortcutList />
    </dialog>
  );
}

/** Also shown in Settings. */
export function ShortcutList() {
  const { models, t } = usePanel();
  const singleKeys = models.settings.settings.value.singleKeyShortcuts;
  const shown = SHORTCUTS.filter(({ single }) => singleKeys || !single);
  return (
    <dl class="shortcut-list">
      {shown.map(({ keys, does }) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{t(does)}</dd>
        </div>
      ))}
    </dl>
  );
}
