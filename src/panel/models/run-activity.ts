import type { RunEvent } from '../../model/run-event';

type ModelRetry = Extract<RunEvent, { type: 'modelRetry' }>;

/** What goes on between steps. */
export interface RunActivity {
  /** The model's words since its last step, as they stream. */
  said: string;
  waiting?: { what: string } | { retry: ModelRetry } | undefined;
}

export const noActivity: RunActivity = { said: '' };

export function nextActivity(activity: RunActivity, event: RunEvent): RunActivity {
  switch (event.type) {
    case 'said':
      return { said: activity.said + event.text };
    case 'waiting':
      return { ...activity, waiting: { what: event.what } };
    case 'modelRetry':
      return { ...activity, waiting: { retry: event } };
    case 'usage':
    case 'paused':
    case 'resumed':
      return activity;
    default:
      return noActivity;
  }
}
