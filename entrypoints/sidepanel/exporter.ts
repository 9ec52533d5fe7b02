import type { Exporter } from '../../src/panel/dependencies';
import { renderProject } from '../../src/playwright/export/render-project';
import { renderSpec } from '../../src/playwright/export/render-spec';
import { zipProject } from '../../src/playwright/export/zip-project';
import { toResults } from '../../src/report/results';
import { scenarioToMarkdown } from '../../src/report/scenario-markdown';

export const exporter: Exporter = {
  spec: renderSpec,
  projectZip: (run) => zipProject(renderProject(run)),
  results: toResults,
  scenarioMarkdown: scenarioToMarkdown,
};
