import { type Facts, factsOf, withAriaCaches } from './facts';
import { flatNameOf, normalizeWhiteSpace } from './name';
import { roleOfFacts } from './role';

/** What makes an element the one a ref was handed out for. */
export interface Identity {
  readonly role: string;
  readonly name: string;
}

/** The role and name that a snapshot knows an element by; `generic` where ARIA gives no role. */
export function identityOf(element: Element): Identity {
  return withAriaCaches(() => {
    const facts = factsOf(element);
    // A frame's name is left out: what counts is what it shows.
    if (isFrame(facts)) return { role: 'iframe', name: '' };
    return {
      role: roleOfFacts(facts) ?? 'generic',
      name: normalizeWhiteSpace(flatNameOf(facts, 'accname')),
    };
  });
}

export function isFrame(facts: Facts): boolean {
  return facts.tag === 'iframe' || facts.tag === 'frame';
}
