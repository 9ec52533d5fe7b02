import {
  ModelKeyError,
  RestrictedPageError,
  StartUrlError,
  UnknownVariableError,
} from '../../model/errors';
import type { Scenario } from '../../model/scenario';
import type { PlanReader, Target } from '../dependencies';

export interface PreflightInput {
  scenario: Scenario;
  secrets: Readonly<Record<string, string>>;
  planReader: PlanReader;
  target: Target | undefined;
  hasApiKey: boolean;
}

/**
 * Everything about a run that can be known before it starts. Gives the address that it starts at.
 * @throws PlanError, UnknownVariableError, StartUrlError, ModelKeyError, RestrictedPageError
 */
export function preflight(input: PreflightInput): string {
  const { scenario, planReader, target, hasApiKey } = input;
  planReader.parse(scenario.plan);
  assertVariables(input);
  if (scenario.model === 'anthropic' && !hasApiKey) {
    throw new ModelKeyError(
      'Claude needs an API key. Add yours in Settings, or choose Plain steps, which need none.',
    );
  }
  if (scenario.startUrl !== undefined) return startAddress(input, scenario.startUrl);
  if (!target) {
    throw new StartUrlError(
      'There is no tab to run this in. Open a web page, or enter a start address.',
    );
  }
  if (target.restricted !== undefined) {
    throw new RestrictedPageError(target.restricted, { url: target.url });
  }
  return target.url;
}

function assertVariables({ scenario, secrets, planReader }: PreflightInput): void {
  const { plan, startUrl = '', passCriteria = '', variables } = scenario;
  const used = planReader.variablesIn([plan, startUrl, passCriteria].join('\n'));
  const usable = new Set(
    variables.filter(({ name, secret }) => !secret || secrets[name]).map(({ name }) => name),
  );
  const names = used.filter((name) => !usable.has(name));
  if (names.length === 0) return;
  const list = names.map((name) => `{{${name}}}`).join(', ');
  throw new UnknownVariableError(
    names.length === 1
      ? `${list} has no value. Enter one under Variables.`
      : `${list} have no values. Enter them under Variables.`,
    { names },
  );
}

function startAddress({ scenario, secrets, planReader }: PreflightInput, startUrl: string): string {
  const variables = scenario.variables.map((variable) =>
    variable.secret ? { ...variable, value: secrets[variable.name] ?? '' } : variable,
  );
  const address = planReader.fillIn(startUrl, variables);
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return address;
  throw new StartUrlError(
    `“${startUrl}” is not a web address. Enter one that starts with http:// or https://, or leave it empty to start where the tab is.`,
    { startUrl },
  );
}
