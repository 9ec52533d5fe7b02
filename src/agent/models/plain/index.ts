export { checkPlainPlan, type PlainPlanProblem } from './check-plain-plan';
export { createPlainModel } from './create-plain-model';
