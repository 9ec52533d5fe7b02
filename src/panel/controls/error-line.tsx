import './error-line.css';
import type { SidewrightError } from '../../model/errors';
import { usePanel } from '../panel-context';
import { Button } from './button';
import { Icon } from './icon';
import { useErrorRemedy } from './use-error-remedy';

interface ErrorLineProps {
  error: SidewrightError | undefined;
  /** What helps here, when the error itself has no remedy of its own. */
  remedy?: { label: string; act: () => void } | undefined;
}

/** What happened, where, and what to do next, with the button that does it. */
export function ErrorLine({ error, remedy }: ErrorLineProps) {
  const { t } = usePanel();
  const own = useErrorRemedy(error);
  if (!error) return null;
  const offered = own ?? remedy;
  const unexpected = error.code === 'UnexpectedError';
  return (
    <div class="error-line" role="alert">
      <Icon name="warning" />
      <p>{unexpected ? t('unexpectedError', error.message) : error.message}</p>
      {offered && <Button onClick={offered.act}>{offered.label}</Button>}
    </div>
  );
}
