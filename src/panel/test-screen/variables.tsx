import './variables.css';
import { Button } from '../controls/button';
import { usePanel } from '../panel-context';
import { VariableRow } from './variable-row';

/** `{{NAME}}` and its value. Names that the plan uses and nobody has defined are offered. */
export function Variables() {
  const { models, t } = usePanel();
  const { editor, navigation } = models;
  const { variables, missingVariables } = editor;
  const add = (name?: string) => {
    const key = variables.add(name);
    navigation.focusOn(name === undefined ? `${key}-name` : `${key}-value`);
  };
  return (
    <fieldset class="variables" id="variables" tabIndex={-1}>
      <legend>{t('variables')}</legend>
      {variables.rows.value.map((row) => (
        <VariableRow key={row.key} row={row} />
      ))}
      <div class="variables-offers">
        {missingVariables.value.map((name) => (
          <Button key={name} icon="plus" onClick={() => add(name)}>
            {t('variableAddNamed', name)}
          </Button>
        ))}
        <Button look="quiet" icon="plus" id="variable-add" onClick={() => add()}>
          {t('variableAdd')}
        </Button>
      </div>
    </fieldset>
  );
}
