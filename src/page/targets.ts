import {
  NotActionableError,
  StaleRefError,
  TargetNotFoundError,
  UnknownRefError,
  WrongTargetError,
} from '../model/errors/page-errors';
import { SidewrightError } from '../model/errors/sidewright-error';
import type { Ref } from '../model/ids';
import type { Locator } from '../model/locator';
import type { StepTarget } from '../model/step';
import { inWords, roleAndName } from './element/in-words';
import { isFrame } from './frames/pairing';
import { proposeLocators } from './locators';
import { queryOne } from './query';
import { recoverTarget, type WantedTarget } from './recover/recover-target';
import { rootNodeOf } from './snapshot/dom';
import { type Identity, identityOf } from './snapshot/identity';
import type { RefMap, RefState } from './snapshot/ref-map';
import { masker } from './snapshot/secret-values';

/** What to find: a ref, a locator of this document, or, only for healing, words. */
export type LookedFor =
  | { ref: Ref; description?: string | undefined }
  | { locator: Locator; description?: string | undefined }
  | { description: string };

interface Found {
  readonly element: Element;
  readonly locator?: Locator;
  readonly healedFrom?: string;
}

/** Finds the elements that refs, locators and words stand for, in one document. */
export class TargetResolver {
  readonly #document: Document;
  readonly #refs: RefMap;
  readonly #options: { readonly refPrefix: string; readonly secrets: readonly string[] };

  constructor(
    document: Document,
    refs: RefMap,
    options: { readonly refPrefix: string; readonly secrets: readonly string[] },
  ) {
    this.#document = document;
    this.#refs = refs;
    this.#options = options;
  }

  /** The element a ref names now. @throws StaleRefError, UnknownRefError */
  byRef(ref: string): Element {
    const now = this.#refs.resolve(ref);
    switch (now.state) {
      case 'live':
        return now.element;
      case 'stale':
        throw staleRef(ref, now);
      case 'unknown':
        throw new UnknownRefError(
          `There is no ref ${ref} on this page. Take a new snapshot and use a ref from it.`,
          { ref },
        );
    }
  }

  /**
   * Runs `run` on what a ref names. When the page puts another element of that role and name in its
   * place meanwhile, as frameworks do, it runs on that one.
   */
  async withElement<T>(
    ref: string,
    timeoutMs: number,
    run: (element: Element, timeoutMs: number) => Promise<T>,
  ): Promise<T> {
    const end = performance.now() + timeoutMs;
    let element = this.byRef(ref);
    const identity = identityOf(element);
    for (;;) {
      try {
        return await run(element, Math.max(0, Math.round(end - performance.now())));
      } catch (error) {
        const next = wasReplaced(error) ? this.#twinOf(identity) : null;
        if (!next || performance.now() >= end) throw error;
        element = next;
      }
    }
  }

  /** @throws StaleRefError, UnknownRefError, TargetNotFoundError, AmbiguousTargetError… */
  describe(target: LookedFor, heal: boolean): StepTarget {
    const { element, locator, healedFrom } = this.#find(target, heal);
    const { role, name } = identityOf(element);
    const { secrets, refPrefix } = this.#options;
    const mask = masker(secrets);
    const candidates = proposeLocators(element, { secrets });
    const best = locator ?? candidates[0]?.locator;
    if (!best) {
      throw new TargetNotFoundError(
        `${inWords(element)} cannot be named so that it is found again. Take a new snapshot.`,
      );
    }
    return {
      ref: asRef(this.#refs.assign(element, role, name, refPrefix)),
      role,
      name: mask(name),
      locator: best,
      candidates,
      ...(isInClosedRoot(element) ? { inClosedShadowRoot: true as const } : {}),
      ...(healedFrom === undefined ? {} : { healedFrom: mask(healedFrom) }),
    };
  }

  /** The ref of the frame element that a locator names. */
  frameRef(locator: Locator): Ref {
    const element = queryOne(locator, this.#document, { secrets: this.#options.secrets });
    if (!isFrame(element)) {
      throw new WrongTargetError(`${inWords(element)} is not a frame.`);
    }
    return this.refOf(element);
  }

  /** The ref of an element: the one it has, or a new one. */
  refOf(element: Element): Ref {
    const { role, name } = identityOf(element);
    return asRef(this.#refs.assign(element, role, name, this.#options.refPrefix));
  }

  #find(target: LookedFor, heal: boolean): Found {
    if ('locator' in target) {
      const { locator } = target;
      return {
        element: queryOne(locator, this.#document, { secrets: this.#options.secrets }),
        locator,
      };
    }
    if (!('ref' in target)) return this.#recover(target);
    const { ref, description } = target;
    const now = this.#refs.resolve(ref);
    if (now.state === 'live') return { element: now.element };
    const was = now.state === 'stale' ? now.from : undefined;
    if (!heal || (!was?.name && !description)) return { element: this.byRef(ref) };
    return this.#recover({ ...was, description });
  }

  #recover(wanted: WantedTarget): Found {
    const element = recoverTarget(wanted, this.#document);
    const { role, name, description } = wanted;
    return { element, healedFrom: name ? roleAndName(role ?? '', name) : (description ?? '') };
  }

  /** The one other element of exactly that role and name, or null. */
  #twinOf({ role, name }: Identity): Element | null {
    try {
      const twin = recoverTarget({ role, name }, this.#document);
      const found = identityOf(twin);
      return found.role === role && found.name === name ? twin : null;
    } catch (error) {
      if (error instanceof SidewrightError) return null;
      throw error;
    }
  }
}

function isInClosedRoot(element: Element): boolean {
  const root = rootNodeOf(element);
  return root instanceof ShadowRoot && (root.mode === 'closed' || isInClosedRoot(root.host));
}

function wasReplaced(error: unknown): boolean {
  return error instanceof NotActionableError && error.details.gone === true;
}

function staleRef(ref: string, now: Extract<RefState, { state: 'stale' }>): StaleRefError {
  const was = now.from ? `, ${roleAndName(now.from.role, now.from.name)},` : '';
  const became =
    now.why === 'gone'
      ? 'is no longer on the page'
      : `has changed: it is ${roleAndName(now.to.role, now.to.name)} now`;
  return new StaleRefError(`${ref}${was} ${became}. Take a new snapshot and use a ref from it.`, {
    ref,
    why: now.why,
  });
}

/** Refs are made by `RefMap` in the form that the schema of `Ref` asks for. */
export function asRef(ref: string): Ref {
  return ref as Ref;
}
