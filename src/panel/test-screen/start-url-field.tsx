import { TextField } from '../controls/field';
import { usePanel } from '../panel-context';

export function StartUrlField() {
  const { models, t } = usePanel();
  const { editor, target, test } = models;
  const { error } = test;
  const mistake = error.value?.code === 'StartUrlError' ? error.value.message : undefined;
  return (
    <TextField
      id="start-url"
      label={t('startUrl')}
      hint={t('startUrlHint')}
      error={mistake}
      value={editor.fields.value.startUrl}
      placeholder={target.current.value?.url}
      onInput={(startUrl) => editor.edit({ startUrl })}
    />
  );
}
