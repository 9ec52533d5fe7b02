import { attribute, type Facts } from './facts';

/** ARIA 1.2 §5.4: the roles an author may use. Abstract ones are not among them. */
const ROLES = new Set(
  (
    'alert alertdialog application article banner blockquote button caption cell checkbox code ' +
    'columnheader combobox complementary contentinfo definition deletion dialog directory document ' +
    'emphasis feed figure form generic grid gridcell group heading img insertion link list listbox ' +
    'listitem log main mark marquee math meter menu menubar menuitem menuitemcheckbox menuitemradio ' +
    'navigation none note option paragraph presentation progressbar radio radiogroup region row ' +
    'rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong ' +
    'subscript superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip ' +
    'tree treegrid treeitem'
  ).split(' '),
);

/** The first token of `role` that is a role (ARIA 1.2 §8.1: fallback roles). */
export function explicitRoleOf(facts: Facts): string | null {
  if (facts.explicitRole === undefined) {
    const value = attribute(facts, 'role');
    facts.explicitRole = value
      ? (value
          .toLowerCase()
          .split(/\s+/)
          .find((token) => ROLES.has(token)) ?? null)
      : null;
  }
  return facts.explicitRole;
}

/** The author removed the role. */
export function isPresentational(role: string | null): boolean {
  return role === 'none' || role === 'presentation';
}
