import { checkPlainPlan } from '../../src/agent/models/plain';
import { parsePlan } from '../../src/agent/plan/parse-plan';
import { Variables, variablesIn } from '../../src/agent/plan/variables';
import type { PlanReader } from '../../src/panel/dependencies';

export const planReader: PlanReader = {
  parse: parsePlan,
  problems: checkPlainPlan,
  variablesIn,
  fillIn: (text, variables) => new Variables(variables).resolveForPage(text),
};
