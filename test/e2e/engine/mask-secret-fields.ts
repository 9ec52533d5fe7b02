import type { Page } from '@playwright/test';

/** Gives every filled password field the value that we print for it; Playwright prints the value. */
export async function maskSecretFields(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await frame.evaluate(() => {
      for (const field of document.querySelectorAll<HTMLInputElement>('input[type=password]')) {
        if (field.value !== '') field.value = '••••';
      }
    });
  }
}
