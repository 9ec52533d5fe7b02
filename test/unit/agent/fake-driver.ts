import type { ReadOptions } from '../../../src/driver/observe';
import type {
  ActionTarget,
  CallOptions,
  FoundInTab,
  Picture,
  TabDriver,
} from '../../../src/driver/tab-driver';
import type { ElementAction, PageAction } from '../../../src/model/action';
import type { Assertion, AssertionResult } from '../../../src/model/assertion';
import type { Effect } from '../../../src/model/effect';
import { StaleRefError } from '../../../src/model/errors';
import type { Observation } from '../../../src/model/observation';
import { findInSnapshot } from '../../../src/model/snapshot-find/find-in-snapshot';
import type { SnapshotQuery } from '../../../src/model/snapshot-find/snapshot-query';
import type { StepTarget } from '../../../src/model/step';

export const LOGIN_PAGE = `- heading "Sign in" [level=1] [ref=e1]
- textbox "Email" [ref=e2]
- textbox "Password" [ref=e3]
- button "Sign in" [ref=e4]`;

/** A tab in memory. What it does on a call can be replaced; what it was asked is in `calls`. */
export class FakeDriver implements TabDriver {
  readonly tabId = 1;
  readonly calls: string[] = [];
  masked: readonly string[] = [];
  url = 'https://shop.test/login';
  title = 'Shop';
  text = LOGIN_PAGE;
  image: Picture = { taken: true, image: new Blob(['png']) };

  onAct = async (_target: ActionTarget, _action: ElementAction): Promise<Effect> => ({
    mutations: 1,
  });
  onPage = async (action: PageAction): Promise<{ effect: Effect; note?: string }> => {
    if (action.kind !== 'navigate') return { effect: { mutations: 0, scrolled: true } };
    this.url = action.url;
    return { effect: { mutations: 0, navigatedTo: action.url } };
  };
  onCheck = async (
    _assertion: Assertion,
  ): Promise<Pick<AssertionResult, 'passed' | 'received'>> => ({
    passed: true,
    received: 'as expected',
  });
  onObserve = async (): Promise<void> => {};

  async page() {
    return { url: this.url, title: this.title };
  }

  async observe({ signal, ...options }: CallOptions & ReadOptions): Promise<Observation> {
    const told = JSON.stringify(options);
    this.calls.push(told === '{}' ? 'observe' : `observe ${told}`);
    await this.#answer(signal, this.onObserve());
    const { url, title, text } = this;
    return { url, title, text, unread: [], takenAt: 0 };
  }

  async find(query: SnapshotQuery): Promise<FoundInTab> {
    this.calls.push(`find ${JSON.stringify(query)}`);
    const { url, title, text } = this;
    return { url, title, unread: [], takenAt: 0, ...findInSnapshot(text, query, 500) };
  }

  async act(target: ActionTarget, action: ElementAction, { signal }: CallOptions) {
    this.calls.push(`act ${JSON.stringify({ ...target, ...action })}`);
    const found = this.#target(target);
    return { target: found, effect: await this.#answer(signal, this.onAct(target, action)) };
  }

  async actOnPage(action: PageAction, { signal }: CallOptions) {
    this.calls.push(`page ${JSON.stringify(action)}`);
    return this.#answer(signal, this.onPage(action));
  }

  async describe(target: ActionTarget): Promise<StepTarget> {
    this.calls.push(`describe ${JSON.stringify(target)}`);
    return this.#target(target);
  }

  async check(assertion: Assertion, { signal }: CallOptions): Promise<AssertionResult> {
    this.calls.push(`check ${JSON.stringify(assertion)}`);
    return { tries: 1, durationMs: 1, ...(await this.#answer(signal, this.onCheck(assertion))) };
  }

  async picture(): Promise<Picture> {
    return this.image;
  }

  maskSecrets(values: readonly string[]): void {
    this.masked = values;
  }

  /** As the real driver: rejects at once when the signal aborts. */
  #answer<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
    return new Promise<Value>((resolve, reject) => {
      const stop = () => reject(signal.reason);
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop);
      const settled = () => signal.removeEventListener('abort', stop);
      work.then(resolve, reject).finally(settled);
    });
  }

  #target(target: ActionTarget): StepTarget {
    const ref = 'ref' in target ? target.ref : undefined;
    const found = new RegExp(`- (\\w+) "([^"]*)".*\\[ref=${ref}\\]`).exec(this.text);
    const [, role, name] = found ?? [];
    if (ref === undefined || role === undefined || name === undefined) {
      throw new StaleRefError(`${ref} is gone.`, { ref });
    }
    const locator = { by: 'role', role, name } as const;
    return { ref, role, name, locator, candidates: [{ locator, matches: 1, score: 100 }] };
  }
}
