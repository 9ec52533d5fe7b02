import { isPresentational } from './explicit-role';
import { type Facts, factsOf, hasAttribute, parentFacts, styleOf, withAriaCaches } from './facts';
import { flatNameOf, normalizeWhiteSpace } from './name';
import { roleOfFacts } from './role';
import type { Dialect } from './walk';

/** What makes an element the one a ref was handed out for. */
export interface Identity {
  readonly role: string;
  readonly name: string;
}

/** The role and name that a snapshot knows an element by; `generic` where ARIA gives no role. */
export function identityOf(element: Element): Identity {
  return withAriaCaches(() => {
    const facts = factsOf(element);
    const role = shownRoleOf(facts, 'accname');
    // A frame's name is left out: what counts is what it shows.
    const name = role === 'iframe' ? '' : normalizeWhiteSpace(flatNameOf(facts, 'accname'));
    return { role, name };
  });
}

export function shownRoleOf(facts: Facts, dialect: Dialect): string {
  if (isFrame(facts)) return 'iframe';
  const role = roleOfFacts(facts) ?? 'generic';
  return dialect === 'accname' && isPresentational(role) && isClickedImage(facts) ? 'img' : role;
}

/** With `alt=""` it is said to be decoration, but it is a control. The cursor is inherited. */
function isClickedImage(facts: Facts): boolean {
  if (facts.tag !== 'img') return false;
  if (hasAttribute(facts, 'onclick')) return true;
  const parent = parentFacts(facts);
  return styleOf(facts)?.cursor === 'pointer' && !(parent && styleOf(parent)?.cursor === 'pointer');
}

export function isFrame(facts: Facts): boolean {
  return facts.tag === 'iframe' || facts.tag === 'frame';
}
