import type { Locator } from '../model/locator';
import { type FoundInSnapshot, findInSnapshot } from '../model/snapshot-find/find-in-snapshot';
import type { SnapshotQuery } from '../model/snapshot-find/snapshot-query';
import { proposeLocators, retarget } from './locators';
import { queryAll } from './query';
import { nameOf } from './snapshot/name';
import { RefMap } from './snapshot/ref-map';
import { roleOf } from './snapshot/role';
import { type SnapshotOptions, takeSnapshot } from './snapshot/snapshot';
import { type StableOptions, waitForStable } from './stability/wait-for-stable';

const refs = new RefMap();

/** The page engine for plain pages: benchmarks, tests, and trying it in a console. */
const page = {
  /** The snapshot of this document as text. */
  snapshot: (options: SnapshotOptions = {}): string => takeSnapshot(document, refs, options).text,
  /** The elements of a whole snapshot that have a role, a text, or both, below their ancestors. */
  find: (query: SnapshotQuery, options: SnapshotOptions = {}): FoundInSnapshot =>
    findInSnapshot(takeSnapshot(document, refs, options).text, query),
  /** The element a ref of an earlier snapshot names; null once it is gone or has changed. */
  resolve: (ref: string): Element | null => {
    const now = refs.resolve(ref);
    return now.state === 'live' ? now.element : null;
  },
  roleOf,
  nameOf,
  /** All elements a locator matches in this document, as Playwright would. */
  query: (locator: Locator): Element[] => queryAll(locator),
  /** Locators for an element, best first; `matches` is 1 for the unique ones. */
  propose: (element: Element) => proposeLocators(element),
  /** The element to name when a user acted on this one: the button around its icon. */
  retarget,
  /** Waits until the page has settled or the time is up. */
  waitForStable: (options: StableOptions = {}) => waitForStable(options),
};

export type SidewrightPage = typeof page;

Object.assign(globalThis, { SidewrightPage: page });
