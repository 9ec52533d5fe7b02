import type { SidewrightError } from '../../model/errors';
import { scenarioIdSchema } from '../../model/ids';
import { ErrorLine } from '../controls/error-line';
import { usePanel } from '../panel-context';

export function UnreadableScenarios({ errors }: { errors: readonly SidewrightError[] }) {
  const { models, t } = usePanel();
  return (
    <>
      {errors.map((error) => {
        const id = scenarioIdSchema.safeParse(error.details.key);
        const act = () => id.success && void models.library.removeUnreadable(id.data);
        return (
          <ErrorLine
            key={String(error.details.key)}
            error={error}
            remedy={{ label: t('deleteIt'), act }}
          />
        );
      })}
    </>
  );
}
