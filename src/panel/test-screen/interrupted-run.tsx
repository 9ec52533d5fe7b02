import './interrupted-run.css';
import { IconButton } from '../controls/button';
import { usePanel } from '../panel-context';
import { ResumeForm } from '../run-view/resume-form';
import { interruptedWords } from '../words/interrupted-words';

/** The run that was interrupted when the panel was last closed, to go on with or leave. */
export function InterruptedRun() {
  const { models, t } = usePanel();
  const run = models.resume.offered.value;
  if (!run) return null;
  return (
    <section class="interrupted-run" aria-label={t('interruptedRun')}>
      <p>{interruptedWords(t, run)}</p>
      <IconButton icon="close" label={t('dismiss')} onClick={() => models.resume.dismiss(run)} />
      <ResumeForm run={run} />
    </section>
  );
}
