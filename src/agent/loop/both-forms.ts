import { mapStrings } from '../../guard/secrets';
import type { Variables } from '../plan/variables';
import { FIXED_FIELDS } from './fixed-fields';

/**
 * An action or assertion as its step keeps it, with `{{NAME}}` for variables, and as the page gets it,
 * with their values.
 * @throws UnknownVariableError
 */
export function bothForms<Form>(variables: Variables, form: Form): { kept: Form; real: Form } {
  const kept = mapStrings(form, (text) => variables.templateFor(text), FIXED_FIELDS);
  const real = mapStrings(kept, (text) => variables.resolveForPage(text), FIXED_FIELDS);
  return { kept, real };
}
