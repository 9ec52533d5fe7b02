import { IconButton } from '../controls/button';
import { isVariableName, type VariableRow as Row } from '../models/variables-model';
import { usePanel } from '../panel-context';

const SHOWN = { type: 'text', autocomplete: 'off' } as const;
/** Keeps password managers from offering to store it. */
const HIDDEN = { type: 'password', autocomplete: 'new-password' } as const;

/** One variable. The value of a secret is typed unseen and kept in memory only. */
export function VariableRow({ row }: { row: Row }) {
  const { models, t } = usePanel();
  const { undo } = models;
  const { variables } = models.editor;
  const { key, name, value, secret } = row;
  const shownName = name || t('variableUnnamed');
  const wrongName = name !== '' && !isVariableName(name);
  const remove = () => {
    const { restore } = variables.remove(key);
    undo.offer({ text: t('deleted', shownName), restore, focusId: 'variable-add' });
  };
  return (
    <fieldset class="variable-row" aria-label={shownName}>
      <input
        id={`${key}-name`}
        class="input input-code"
        aria-label={t('variableName')}
        aria-invalid={wrongName || undefined}
        aria-describedby={wrongName ? `${key}-mistake` : undefined}
        placeholder={t('variableName')}
        autocomplete="off"
        spellcheck={false}
        value={name}
        onInput={(event) => variables.change(key, { name: event.currentTarget.value })}
      />
      <input
        id={`${key}-value`}
        class="input"
        {...(secret ? HIDDEN : SHOWN)}
        aria-label={t('variableValue', shownName)}
        placeholder={t(secret ? 'variableSecretPlaceholder' : 'variableValuePlaceholder')}
        spellcheck={false}
        value={value}
        onInput={(event) => variables.change(key, { value: event.currentTarget.value })}
      />
      <label class="variable-secret">
        <input
          type="checkbox"
          checked={secret}
          onChange={(event) => variables.change(key, { secret: event.currentTarget.checked })}
        />
        {t('variableSecret')}
      </label>
      <IconButton icon="trash" label={t('delete', shownName)} onClick={remove} />
      {wrongName && (
        <p class="field-error" id={`${key}-mistake`}>
          {t('variableNameMistake')}
        </p>
      )}
    </fieldset>
  );
}
