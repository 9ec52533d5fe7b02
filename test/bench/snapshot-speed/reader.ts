import type { CDPSession, Page } from '@playwright/test';

/** A tab that shows the page to read, and the ways into it. */
export interface Tab {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Opens the panel of the built extension on this tab. */
  openPanel(): Promise<Page>;
}

/** One way to read a page. */
export interface Reader {
  readonly name: string;
  /** Puts in place what `read` needs there. What it leaves is no part of the time. */
  open(tab: Tab): Promise<Reading>;
}

export interface Reading {
  /** Reads the page once. @returns the text it gives, where it gives one */
  read(): Promise<string | undefined>;
}
