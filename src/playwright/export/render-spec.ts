import { ExportError } from '../../model/errors';
import { quote } from '../../model/locator-code';
import type { CaseRun, Run } from '../../model/run';
import { comment } from './code/comment';
import { safeTitle, uniqueTitle } from './code/title';
import { joinBlocks, renderCase } from './render-case';
import { SpecContext } from './spec-context';

interface RenderedCase {
  title: string;
  lines: string[];
}

/**
 * The run as one Playwright spec: a test for each case, a `test.step` for each plan line.
 * @throws ExportError when nothing was done in the run.
 */
export function renderSpec(run: Run): string {
  const spec = new SpecContext(run);
  const indent = run.cases.length === 1 ? '  ' : '    ';
  const titles = new Set<string>();
  const cases = run.cases.map((caseRun, index): RenderedCase => {
    const lines = renderCase(caseRun, spec, indent, index === 0 ? run.startUrl : undefined);
    return { title: uniqueTitle(caseTitle(caseRun), titles), lines };
  });
  const [only] = cases;
  if (cases.every(({ lines }) => lines.length === 0)) throw nothingToExport(run);
  const body = cases.length === 1 && only ? aloneTest(only) : serialTests(run, cases);
  return `${[...imports(spec, body, cases.length > 1), '', ...body].join('\n')}\n`;
}

function nothingToExport(run: Run): ExportError {
  return new ExportError(
    'There is nothing to export: this run ended before its first step. Run it again, then export.',
    { runId: run.id },
  );
}

function caseTitle({ case: { name, number } }: CaseRun): string {
  return safeTitle(name, 'test', `Case ${number}`);
}

function aloneTest({ title, lines }: RenderedCase): string[] {
  return [`test(${quote(title)}, async ({ page }) => {`, ...lines, '});'];
}

/** Cases share the browser's state, so the tests share a page and run in order. */
function serialTests(run: Run, cases: readonly RenderedCase[]): string[] {
  const name = safeTitle(run.scenarioName, 'describe', 'Scenario');
  const blocks = [
    [
      `  // The tests share one page and its state, as the cases did in the run.`,
      `  test.describe.configure({ mode: 'serial' });`,
    ],
    ['  let page: Page;'],
    ['  test.beforeAll(async ({ browser }) => {', '    page = await browser.newPage();', '  });'],
    ['  test.afterAll(async () => {', '    await page.close();', '  });'],
    ...cases.map(({ title, lines }) =>
      lines.length === 0
        ? [comment(`Left out, as the run did nothing there: ${title}`, '  ')]
        : [`  test(${quote(title)}, async () => {`, ...lines, '  });'],
    ),
  ];
  return [`test.describe(${quote(name)}, () => {`, ...joinBlocks(blocks), '});'];
}

function imports(spec: SpecContext, body: readonly string[], sharesPage: boolean): string[] {
  const names = [
    ...(body.some((line) => /^\s*await expect\(/.test(line)) ? ['expect'] : []),
    ...(sharesPage ? ['type Page'] : []),
    'test',
  ];
  const helpers = [...spec.usedHelpers].sort();
  return [
    `import { ${names.join(', ')} } from '@playwright/test';`,
    ...(helpers.length > 0 ? [`import { ${helpers.join(', ')} } from './env';`] : []),
  ];
}
