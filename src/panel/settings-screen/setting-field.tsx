import { useSignal } from '@preact/signals';
import { type Settings, settingsSchema } from '../../store';
import { TextField } from '../controls/field';
import { usePanel } from '../panel-context';

interface SettingFieldProps {
  setting: 'anthropicModel' | 'baseUrl' | 'stepCap';
  label: string;
  hint: string;
}

/** A text setting: kept when the field is left, if it is right; else the field says what is wrong. */
export function SettingField({ setting, label, hint }: SettingFieldProps) {
  const { settings } = usePanel().models;
  const typed = useSignal<string | undefined>(undefined);
  const mistake = useSignal<string | undefined>(undefined);
  const keep = (text: string) => {
    const value = setting === 'stepCap' ? Number(text) : text.trim();
    const parsed = settingsSchema.shape[setting].safeParse(value);
    mistake.value = parsed.error?.issues[0]?.message;
    if (!parsed.success) return;
    typed.value = undefined;
    const change: Partial<Settings> = { [setting]: parsed.data };
    void settings.change(change);
  };
  return (
    <TextField
      id={`setting-${setting}`}
      label={label}
      hint={hint}
      type={setting === 'stepCap' ? 'number' : 'text'}
      error={mistake.value}
      value={typed.value ?? String(settings.settings.value[setting])}
      onInput={(text) => {
        typed.value = text;
      }}
      onChange={keep}
    />
  );
}
