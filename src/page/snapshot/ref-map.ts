import { isConnected, ownerDocumentOf, viewOf } from './dom';
import { type Identity, identityOf } from './identity';

/**
 * What a ref stands for now. `gone`: the element was removed. `changed`: it is there, but its role
 * or name is another one, so that it may no longer be what was meant. `unknown`: never handed out.
 */
export type RefState =
  | { readonly state: 'live'; readonly element: Element }
  | { readonly state: 'stale'; readonly why: 'gone'; readonly from: Identity | undefined }
  | {
      readonly state: 'stale';
      readonly why: 'changed';
      readonly element: Element;
      readonly from: Identity;
      readonly to: Identity;
    }
  | { readonly state: 'unknown' };

/** How many collected elements are still known by role and name, for recovery. */
const MAX_COLLECTED = 10_000;

interface Entry extends Identity {
  readonly ref: string;
  readonly element: WeakRef<Element>;
}

/**
 * The refs of one document. A ref is never handed out twice and can be resolved for as long as the
 * document lives, whatever snapshots came after. Elements are held weakly.
 */
export class RefMap {
  #lastNumber = 0;
  #entries = new Map<string, Entry>();
  #latest = new WeakMap<Element, Entry>();
  /** What collected elements were, the latest only; their refs still count as handed out. */
  #collectedIdentities = new Map<string, Identity>();
  #collected = new FinalizationRegistry<string>((ref) => this.#rememberCollected(ref));
  #prefixes = new Set<string>();

  /** The ref of an element with that role and name: the one it has, or a new one. */
  assign(element: Element, role: string, name: string, prefix = ''): string {
    const latest = this.#latest.get(element);
    if (latest && latest.role === role && latest.name === name && latest.ref.startsWith(prefix)) {
      return latest.ref;
    }
    this.#lastNumber += 1;
    const ref = `${prefix}e${this.#lastNumber}`;
    const entry: Entry = { ref, role, name, element: new WeakRef(element) };
    this.#entries.set(ref, entry);
    this.#latest.set(element, entry);
    this.#prefixes.add(prefix);
    this.#collected.register(element, ref);
    return ref;
  }

  /** The ref handed out last for an element, whether or not it still fits. */
  refOf(element: Element): string | undefined {
    return this.#latest.get(element)?.ref;
  }

  /** What `ref` stands for now. */
  resolve(ref: string): RefState {
    if (!this.#wasHandedOut(ref)) return { state: 'unknown' };
    const entry = this.#entries.get(ref);
    const element = entry?.element.deref();
    if (!entry || !element || !isInItsDocument(element)) {
      const was = entry ?? this.#collectedIdentities.get(ref);
      return { state: 'stale', why: 'gone', from: was && { role: was.role, name: was.name } };
    }
    const to = identityOf(element);
    if (to.role === entry.role && to.name === entry.name) return { state: 'live', element };
    return {
      state: 'stale',
      why: 'changed',
      element,
      from: { role: entry.role, name: entry.name },
      to,
    };
  }

  #rememberCollected(ref: string): void {
    const entry = this.#entries.get(ref);
    this.#entries.delete(ref);
    if (!entry) return;
    this.#collectedIdentities.set(ref, { role: entry.role, name: entry.name });
    if (this.#collectedIdentities.size <= MAX_COLLECTED) return;
    for (const oldest of this.#collectedIdentities.keys()) {
      this.#collectedIdentities.delete(oldest);
      return;
    }
  }

  #wasHandedOut(ref: string): boolean {
    const [, prefix = '', number] = /^(.*)e([1-9]\d*)$/.exec(ref) ?? [];
    return this.#prefixes.has(prefix) && Number(number) <= this.#lastNumber;
  }
}

function isInItsDocument(element: Element): boolean {
  const document = ownerDocumentOf(element);
  return isConnected(element) && document !== null && viewOf(document) !== null;
}
