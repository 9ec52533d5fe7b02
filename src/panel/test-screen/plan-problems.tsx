import { usePanel } from '../panel-context';

/** Lines that plain steps cannot carry out, known before the run. */
export function PlanProblems() {
  const { models, dependencies, t } = usePanel();
  const { editor } = models;
  const parsed = editor.parsed.value;
  if (editor.model.value !== 'plain' || !('plan' in parsed)) return null;
  const problems = dependencies.planReader.problems(parsed.plan);
  if (problems.length === 0) return null;
  return (
    <div class="plan-problems">
      <h3>{t('planProblems')}</h3>
      <ul>
        {problems.map(({ caseNumber, line, problem }) => (
          <li key={`${caseNumber}.${line}`}>{t('planProblem', caseNumber, line, problem)}</li>
        ))}
      </ul>
    </div>
  );
}
