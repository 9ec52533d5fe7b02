import type { Reader } from '../reader';

/** The floor: a walk that reads the computed style of every element, and nothing else. */
export const bareWalk: Reader = {
  name: 'bare-walk',
  async open({ page }) {
    return {
      async read() {
        await page.evaluate(() => {
          const roots: (Document | ShadowRoot)[] = [document];
          for (const root of roots) {
            for (const element of root.querySelectorAll('*')) {
              const { display, visibility, cursor, pointerEvents } = getComputedStyle(element);
              if (!display && !visibility && !cursor && !pointerEvents)
                throw new Error('No style.');
              if (element.shadowRoot) roots.push(element.shadowRoot);
            }
          }
        });
        return undefined;
      },
    };
  },
};
