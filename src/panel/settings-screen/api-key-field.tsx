import { useSignal } from '@preact/signals';
import { IconButton } from '../controls/button';
import { describedBy, Field } from '../controls/field';
import { usePanel } from '../panel-context';

/** Kept when the field is left. Hidden unless the person asks to see it. */
export function ApiKeyField() {
  const { models, t } = usePanel();
  const { settings } = models;
  const typed = useSignal<string | undefined>(undefined);
  const shown = useSignal(false);
  const keep = (key: string) => {
    typed.value = undefined;
    void settings.changeKey(key);
  };
  return (
    <Field id="api-key" label={t('apiKey')} hint={t('apiKeyHint')}>
      <div class="input-row">
        <input
          id="api-key"
          class="input"
          {...(shown.value ? { type: 'text' } : { type: 'password' })}
          autocomplete="off"
          spellcheck={false}
          value={typed.value ?? settings.apiKey.value ?? ''}
          aria-describedby={describedBy('api-key', t('apiKeyHint'))}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
          onChange={(event) => keep(event.currentTarget.value)}
        />
        <IconButton
          icon="eye"
          label={t('apiKeyShow')}
          pressed={shown.value}
          onClick={() => {
            shown.value = !shown.value;
          }}
        />
      </div>
    </Field>
  );
}
