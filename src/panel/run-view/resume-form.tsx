import './resume-form.css';
import { useEffect } from 'preact/hooks';
import type { Run } from '../../model/run';
import { Button } from '../controls/button';
import { ErrorLine } from '../controls/error-line';
import { TextField } from '../controls/field';
import { missingSecrets, resumeFieldId } from '../models/resume-model';
import { usePanel } from '../panel-context';
import { otherSite } from '../words/other-site';

/** What it takes to go on with an interrupted run: its secrets, which are never saved, and a click. */
export function ResumeForm({ run }: { run: Run }) {
  const { models, t } = usePanel();
  const { editor, resume, run: current, target } = models;
  const { error } = resume;
  useEffect(() => resume.clearError, [run.id, resume]);
  const typed = editor.variables.typedSecrets(run.scenarioId);
  const missing = missingSecrets(error.value);
  const other = otherSite(run, target.current.value);
  const goOn = () => void resume.resume(run);
  return (
    <form
      class="resume-form"
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      {run.variables
        .filter(({ secret }) => secret)
        .map(({ name }) => (
          <TextField
            key={name}
            id={resumeFieldId(name)}
            type="password"
            label={t('variableValue', name)}
            placeholder={t('variableSecretPlaceholder')}
            error={missing.includes(name) ? error.value?.message : undefined}
            value={typed.get(name) ?? ''}
            onInput={(value) => editor.variables.typeSecret(run.scenarioId, name, value)}
          />
        ))}
      {other && <p>{t('resumeOtherSite', other.tab, other.run)}</p>}
      {missing.length === 0 && <ErrorLine error={error.value} />}
      <div>
        <Button submit look="primary" icon="play" disabled={current.phase.value !== 'idle'}>
          {t('resume')}
        </Button>
      </div>
    </form>
  );
}
