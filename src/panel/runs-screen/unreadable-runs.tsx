import type { SidewrightError } from '../../model/errors';
import { ErrorLine } from '../controls/error-line';
import { usePanel } from '../panel-context';

export function UnreadableRuns({ errors }: { errors: readonly SidewrightError[] }) {
  const { models, t } = usePanel();
  return (
    <>
      {errors.map((error) => {
        const id = String(error.details.key);
        const offer = { text: t('deleted', id), focusId: 'runs-heading' };
        const act = () => void models.history.remove(id, offer);
        return <ErrorLine key={id} error={error} remedy={{ label: t('deleteIt'), act }} />;
      })}
    </>
  );
}
