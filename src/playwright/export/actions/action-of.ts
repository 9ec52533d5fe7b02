import type { Action, ActionKind } from '../../../model/action';

export type ActionOf<Kind extends ActionKind> = Extract<Action, { kind: Kind }>;
