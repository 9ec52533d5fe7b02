import type { TabDriver } from '../../driver/tab-driver';
import type { Redactor } from '../../guard/secrets';
import type { UntrustedMarker } from '../../guard/untrusted';
import type { RunId } from '../../model/ids';
import type { Plan } from '../../model/plan';
import type { Model } from '../models/model';
import type { Variables } from '../plan/variables';
import { abortable } from './abortable';
import type { EventSink } from './event-sink';
import type { RunControl } from './run-control';

/** What all cases of one run share. */
export interface RunSession {
  readonly runId: RunId;
  readonly plan: Plan;
  readonly passCriteria: string;
  readonly startUrl: string | undefined;
  readonly maxSteps: number;
  readonly model: Model;
  readonly driver: TabDriver;
  readonly variables: Variables;
  readonly redactor: Redactor;
  readonly marker: UntrustedMarker;
  readonly sink: EventSink;
  readonly control: RunControl;
  readonly signal: AbortSignal;
  readonly clock: () => number;
}

/** Waits for what a driver or model does, but not a moment longer than the run goes on. */
export function during<Value>(session: RunSession, work: Promise<Value>): Promise<Value> {
  return abortable(work, session.signal);
}
