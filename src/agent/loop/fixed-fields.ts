/**
 * Fields of steps and events that hold words of ours, not text of a person or page. Masking and
 * templates leave them alone: a variable with the value "click" must not change `kind: 'click'`.
 */
export const FIXED_FIELDS: ReadonlySet<string> = new Set([
  'attribute',
  'by',
  'button',
  'code',
  'flags',
  'id',
  'key',
  'kind',
  'matcher',
  'model',
  'modelName',
  'modifiers',
  'on',
  'outcome',
  'ref',
  'role',
  'runId',
  'scenarioId',
  'state',
  'status',
  'type',
]);
