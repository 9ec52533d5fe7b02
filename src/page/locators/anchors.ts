import { elementText } from '../query/element-text';
import { isInside } from '../query/trees';
import { parentOrHostOf } from '../snapshot/dom';
import { playwrightNameOf } from '../snapshot/name';
import { testIdDrafts } from './drafts/attributes';
import { idDrafts } from './drafts/css';
import { type Draft, type DraftRules, within } from './drafts/draft';
import { itemDrafts } from './drafts/item';
import { isNamedFromContent } from './drafts/item-kind';
import { bareRoleDraft, findableRole, roleAndNameDrafts } from './drafts/role';
import { byScore, tryOut } from './try-out';

/** Roles that say where on the page something is. */
const PLACES = new Set(
  (
    'alert alertdialog application article banner complementary contentinfo dialog feed figure form ' +
    'grid group list listbox listitem log main menu menubar navigation radiogroup region row ' +
    'rowgroup search status table tablist tabpanel toolbar tree treegrid treeitem'
  ).split(' '),
);

const MOST_COMMON = 3;

/** Names the places around one target, each by the best way that names it alone. */
export class Anchors {
  readonly #alone = new Map<Element, Draft | null>();

  constructor(
    private readonly target: Element,
    private readonly rules: DraftRules,
  ) {}

  /** The place by itself: `getByRole('row', { name: 'SW-12' })`. */
  alone(place: Element): Draft | null {
    const known = this.#alone.get(place);
    if (known !== undefined) return known;
    let anchor: Draft | null = null;
    for (const draft of this.#drafts(place)) {
      if (tryOut(draft, place)?.found.length !== 1) continue;
      anchor = draft;
      break;
    }
    this.#alone.set(place, anchor);
    return anchor;
  }

  /** The place in a place around it: the row of that name in the table of that name. */
  nested(place: Element): Draft | null {
    const common = this.#drafts(place)
      .flatMap((draft) => tryOut(draft, place) ?? [])
      .slice(0, MOST_COMMON);
    const drafts: Draft[] = [];
    for (let outer = parentOrHostOf(place); outer; outer = parentOrHostOf(outer)) {
      const around = outer;
      const telling = common.filter(
        ({ found }) => found.filter((one) => one !== around && isInside(around, one)).length === 1,
      );
      const anchor = telling.length > 0 ? this.alone(around) : null;
      if (anchor) drafts.push(...telling.map((draft) => within(anchor, draft)));
    }
    return drafts.sort(byScore)[0] ?? null;
  }

  #drafts(place: Element): Draft[] {
    const { target, rules } = this;
    const drafts = [
      ...testIdDrafts(place, rules),
      ...idDrafts(place, rules),
      ...itemDrafts(place, target, rules),
    ];
    const role = findableRole(place);
    if (role !== null && PLACES.has(role)) {
      drafts.push(bareRoleDraft(role));
      if (!isNamedFromContent(role) && !repeats(place, target)) {
        // What counts as own text here is the target's, which the name does not have.
        drafts.push(...roleAndNameDrafts(place, role, { ...rules, ignoresOwnText: false }));
      }
    }
    return drafts.sort(byScore);
  }
}

/** Whether the name of a place says what the target says, as that of a section does its heading. */
function repeats(place: Element, target: Element): boolean {
  const text = elementText(target).normalized;
  return text !== '' && playwrightNameOf(place).includes(text);
}
