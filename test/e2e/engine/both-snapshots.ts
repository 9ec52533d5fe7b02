import type { Frame, Page } from '@playwright/test';

export interface BothSnapshots {
  readonly ours: string;
  readonly playwright: string;
}

/**
 * The snapshot of a page by both engines, with refs numbered anew in text order. `script` is what
 * `bundleSnapshotInPage` gives. Names are Playwright's on both sides.
 */
export async function bothSnapshots(page: Page, script: string): Promise<BothSnapshots> {
  for (const frame of page.frames()) await frame.evaluate(script);
  // What is in a closed <details> has no size until something asks; asking once makes both see it.
  await stitched(page.mainFrame());
  const playwright = await page.ariaSnapshot({ mode: 'ai' });
  const ours = await stitched(page.mainFrame());
  return { ours: withRefsRenumbered(ours), playwright: withRefsRenumbered(playwright) };
}

/** What the driver does: the snapshot of each child frame goes below its line. */
async function stitched(frame: Frame, prefix = ''): Promise<string> {
  const { text, frames } = await frame.evaluate(
    (refPrefix) => globalThis.snapshotInPage.take(refPrefix, 'playwright'),
    prefix,
  );
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const [, indent = '', ref = ''] = /^( *)- iframe.*\[ref=(\w+)\]/.exec(line) ?? [];
    const child = frames.includes(ref) ? await childFrame(frame, ref) : null;
    const inner = child && (await stitched(child, `${prefix}f${ref}`));
    if (inner) lines.push(`${line}:`, inner.replace(/^/gm, `${indent}  `));
    else lines.push(line);
  }
  return lines.join('\n');
}

async function childFrame(frame: Frame, ref: string): Promise<Frame | null> {
  const handle = await frame.evaluateHandle(
    (wanted) => globalThis.snapshotInPage.elementOf(wanted),
    ref,
  );
  const element = handle.asElement();
  return element ? element.contentFrame() : null;
}

function withRefsRenumbered(text: string): string {
  const numbers = new Map<string, number>();
  return text.replace(/\[ref=([^\]]+)\]/g, (_, ref: string) => {
    const number = numbers.get(ref) ?? numbers.size + 1;
    numbers.set(ref, number);
    return `[ref=${number}]`;
  });
}
