import { Button } from '../controls/button';
import { ErrorLine } from '../controls/error-line';
import { usePanel } from '../panel-context';

/** What keeps Sidewright from the page, with the click that changes it where there is one. */
export function TargetNotice() {
  const { models, t } = usePanel();
  const { current, error, grant } = models.target;
  const target = current.value;
  if (error.value) return <ErrorLine error={error.value} />;
  if (!target || (target.granted && target.restricted === undefined)) return null;
  if (target.restricted !== undefined) {
    return (
      <div class="target-notice">
        <p>{target.restricted}</p>
      </div>
    );
  }
  return (
    <div class="target-notice">
      <p>{t('targetAsk', target.site)}</p>
      <Button onClick={() => void grant()}>{t('allowSite')}</Button>
    </div>
  );
}
