import { usePanel } from '../panel-context';

/** For screen readers only: what sighted people see change. */
export function LiveRegions() {
  const { polite, assertive } = usePanel().models.announcer;
  return (
    <div class="visually-hidden">
      <div role="status" aria-live="polite" data-testid="polite">
        {polite.value}
      </div>
      <div role="alert" aria-live="assertive" data-testid="assertive">
        {assertive.value}
      </div>
    </div>
  );
}
