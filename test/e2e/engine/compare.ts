import type { Locator, Page } from '@playwright/test';
import type { SidewrightPage as Engine } from '../../../src/page/standalone';
import { engineScript } from './engine-script';
import { randomApp } from './random-app';
import { randomPage } from './random-page';

declare global {
  var SidewrightPage: Engine;
}

/** An element of a test page, numbered so that both engines can say which one they mean. */
export interface Numbered {
  number: number;
}

const SIZE = 400;

/** Shows a random page of that seed, with the engine in it and every element numbered. */
export async function loadRandomPage(page: Page, seed: number): Promise<void> {
  // Every other page is as authors must not write it, the others as applications are.
  await page.setContent(seed % 2 === 0 ? randomApp(seed) : randomPage(seed, SIZE));
  await page.evaluate(await engineScript());
  await page.evaluate(() => {
    let count = 0;
    const visit = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        (element as unknown as Numbered).number = count;
        count += 1;
        if (element.shadowRoot) visit(element.shadowRoot);
      }
    };
    visit(document);
  });
}

/** The locator that exported code stands for, made by Playwright itself. */
export function evaluateCode(page: Page, code: string): Locator {
  return new Function('page', `return ${code};`)(page);
}

/** The numbers of the elements that exported code finds. */
export function foundByPlaywright(page: Page, code: string): Promise<number[]> {
  return evaluateCode(page, code).evaluateAll((elements) =>
    elements.map((element) => (element as unknown as Numbered).number),
  );
}
