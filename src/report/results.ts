import { version } from '../../package.json';
import { noUsage, type Run, type Usage } from '../model/run';
import { toCaseResults } from './case-results';
import { sumChecks } from './check-results';
import { toErrorResults } from './error-results';
import { RESULTS_VERSION, type Results } from './results-schema';

/** The run as a file for other programs; `docs/results.md` describes it. Holds no secret's value. */
export function toResults(run: Run): Results {
  const cases = run.cases.map(toCaseResults);
  return {
    format: 'sidewright-results',
    formatVersion: RESULTS_VERSION,
    tool: { name: 'Sidewright', version },
    scenario: {
      id: run.scenarioId,
      name: run.scenarioName,
      startUrl: run.startUrl,
      variables: run.variables.map(({ name, secret, value }) => ({
        name,
        secret,
        value: secret ? undefined : value,
      })),
    },
    run: {
      id: run.id,
      status: run.status,
      model: { kind: run.model, name: run.modelName },
      startedAt: new Date(run.startedAt).toISOString(),
      durationMs: run.durationMs,
      verdict: run.verdict && {
        outcome: run.verdict.outcome,
        reason: run.verdict.outcome === 'passed' ? undefined : run.verdict.reason,
      },
      checks: sumChecks(cases.map(({ checks }) => checks)),
      error: run.error && toErrorResults(run.error),
      usage: run.cases.map(({ usage }) => usage).reduce(addUsage, noUsage),
    },
    cases,
  };
}

function addUsage(sum: Usage, usage: Usage): Usage {
  return {
    inputTokens: sum.inputTokens + usage.inputTokens,
    outputTokens: sum.outputTokens + usage.outputTokens,
    cacheReadTokens: sum.cacheReadTokens + usage.cacheReadTokens,
    cacheWriteTokens: sum.cacheWriteTokens + usage.cacheWriteTokens,
  };
}
