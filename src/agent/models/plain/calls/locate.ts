import { assertNever } from '../../../../model/assert-never';
import type { SnapshotNode } from '../../../../model/snapshot-text/snapshot-node';
import { findTarget } from '../find/find-target';
import type { Page } from '../find/page';
import type { Deed } from '../find/passes';
import type { TargetPhrase } from '../plain-step';
import { sayNodes, sayTarget } from '../say';
import type { Names } from './names';
import type { Outcome } from './outcome';

/** Finds what a step acts on and goes on with it; else says why it cannot. */
export function locate(
  page: Page,
  names: Names,
  target: TargetPhrase,
  deed: Deed,
  then: (node: SnapshotNode) => Outcome,
): Outcome {
  const wanted = names.target(target);
  const found = findTarget(page, wanted, deed);
  const words = sayTarget(wanted, deed);
  switch (found.kind) {
    case 'found':
      return then(found.node);
    case 'tie':
      return {
        kind: 'unclear',
        why: `${found.candidates.length} elements fit ${words}: ${sayNodes(found.candidates)}. Say which, as in: the second …, … in the dialog, … in row “…”`,
      };
    case 'missing': {
      const unknown = names.unknownIn(target);
      if (unknown.length > 0) {
        return {
          kind: 'unclear',
          why: `it names the element by ${unknown.join(' and ')}, whose value plain steps never see. Write the text itself`,
        };
      }
      return {
        kind: 'missing',
        why: target.focused
          ? 'no field has the focus. Say which field: Fill Email with “…”'
          : `there is no ${words} on the page`,
        nearest: found.nearest,
      };
    }
    default:
      return assertNever(found);
  }
}
