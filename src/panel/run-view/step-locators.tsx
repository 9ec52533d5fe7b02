import { renderLocator } from '../../model/locator-code';
import type { StepTarget } from '../../model/step';
import { usePanel } from '../panel-context';
import { countOf } from '../translate';

/** The locator that the export uses, then the other ways to name the element. */
export function StepLocators({ target }: { target: StepTarget }) {
  const { t } = usePanel();
  const chosen = renderLocator(target.locator);
  const others = target.candidates
    .map(({ locator, matches }) => ({ code: renderLocator(locator), matches }))
    .filter(({ code }) => code !== chosen);
  return (
    <>
      <code>{chosen}</code>
      {others.length > 0 && (
        <details>
          <summary>{countOf(t, others.length, 'locatorsOne', 'locatorsOther')}</summary>
          <ul class="step-locators">
            {others.map(({ code, matches }) => (
              <li key={code}>
                <code>{code}</code>
                <span class="muted number">
                  {countOf(t, matches, 'matchesOne', 'matchesOther')}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
