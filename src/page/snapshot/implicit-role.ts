import {
  asHtml,
  attr,
  closestAcrossShadow,
  elementsByIds,
  firstElementChildOf,
  hasAttr,
  inputTypeOf,
  isSelectMultiple,
  nextElementSiblingOf,
  parentElementOf,
  previousElementSiblingOf,
  selectSizeOf,
  tableRowsOf,
  tagOf,
  textContentOf,
} from './dom';
import { explicitRoleOf } from './explicit-role';
import { type Facts, factsOf } from './facts';
import { hasGlobalAttribute, hasTabIndex } from './global-attributes';

/** HTML-AAM §3.4: elements whose role depends on nothing but their tag. */
const BY_TAG: ReadonlyMap<string, string> = new Map(
  Object.entries({
    article: 'article',
    aside: 'complementary',
    blockquote: 'blockquote',
    button: 'button',
    caption: 'caption',
    code: 'code',
    datalist: 'listbox',
    dd: 'definition',
    del: 'deletion',
    details: 'group',
    dfn: 'term',
    dialog: 'dialog',
    dt: 'term',
    em: 'emphasis',
    fieldset: 'group',
    figure: 'figure',
    h1: 'heading',
    h2: 'heading',
    h3: 'heading',
    h4: 'heading',
    h5: 'heading',
    h6: 'heading',
    hr: 'separator',
    html: 'document',
    ins: 'insertion',
    li: 'listitem',
    main: 'main',
    mark: 'mark',
    math: 'math',
    menu: 'list',
    meter: 'meter',
    nav: 'navigation',
    ol: 'list',
    optgroup: 'group',
    option: 'option',
    output: 'status',
    p: 'paragraph',
    progress: 'progressbar',
    search: 'search',
    strong: 'strong',
    sub: 'subscript',
    sup: 'superscript',
    // SVG-AAM says graphics-document; every browser and Playwright say img.
    svg: 'img',
    table: 'table',
    tbody: 'rowgroup',
    textarea: 'textbox',
    tfoot: 'rowgroup',
    thead: 'rowgroup',
    time: 'time',
    tr: 'row',
    ul: 'list',
  }),
);

const BY_INPUT_TYPE: Readonly<Record<string, string>> = {
  button: 'button',
  checkbox: 'checkbox',
  file: 'button',
  image: 'button',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  submit: 'button',
};

/** HTML-AAM §3.4: input types that become a combobox when they have a `<datalist>`. */
const TEXT_TYPES = new Set(['email', 'search', 'tel', 'text', 'url', '']);

/** HTML-AAM §3.4.38: inside these, `header` and `footer` are not landmarks. */
const SECTIONING =
  'article:not([role]), aside:not([role]), main:not([role]), nav:not([role]), section:not([role]), ' +
  '[role=article], [role=complementary], [role=main], [role=navigation], [role=region]';

/** The role that the tag alone gives, before presentation is inherited. Null when none. */
export function implicitRoleByTag(facts: Facts): string | null {
  const { element, tag } = facts;
  const byTag = BY_TAG.get(tag);
  if (byTag !== undefined) return byTag;
  switch (tag) {
    case 'a':
    case 'area':
      return hasAttr(element, 'href') ? 'link' : null;
    case 'footer':
      return closestAcrossShadow(element, SECTIONING) ? null : 'contentinfo';
    case 'header':
      return closestAcrossShadow(element, SECTIONING) ? null : 'banner';
    case 'form':
      return hasAuthorName(element) ? 'form' : null;
    case 'section':
      return hasAuthorName(element) ? 'region' : null;
    case 'img':
      return isDecorative(element) ? 'presentation' : 'img';
    case 'input':
      return inputRole(element);
    case 'select': {
      const select = asHtml(element, 'select');
      return select && (isSelectMultiple(select) || selectSizeOf(select) > 1)
        ? 'listbox'
        : 'combobox';
    }
    case 'td': {
      const table = closestAcrossShadow(element, 'table');
      const role = table && explicitRoleOf(factsOf(table));
      return role === 'grid' || role === 'treegrid' ? 'gridcell' : 'cell';
    }
    case 'th':
      return headerCellRole(element);
    default:
      return null;
  }
}

/** `title` does not count: browsers do not make a landmark of it. */
function hasAuthorName(element: Element): boolean {
  return hasAttr(element, 'aria-label') || hasAttr(element, 'aria-labelledby');
}

/** HTML-AAM §3.4.63: an empty `alt` removes the image, unless something else makes it known. */
function isDecorative(element: Element): boolean {
  return (
    attr(element, 'alt') === '' &&
    !attr(element, 'title') &&
    !hasGlobalAttribute(element, null) &&
    !hasTabIndex(element)
  );
}

function inputRole(element: Element): string | null {
  const input = asHtml(element, 'input');
  if (!input) return 'textbox';
  const type = inputTypeOf(input);
  if (type === 'hidden') return null;
  if (TEXT_TYPES.has(type)) {
    const [list] = elementsByIds(element, attr(element, 'list'));
    if (list && tagOf(list) === 'datalist') return 'combobox';
    return type === 'search' ? 'searchbox' : 'textbox';
  }
  return BY_INPUT_TYPE[type] ?? 'textbox';
}

/** HTML-AAM §3.4.155: `scope` decides; without it, what is beside the cell does, as in Chromium. */
function headerCellRole(element: Element): string | null {
  const scope = attr(element, 'scope');
  if (scope === 'col' || scope === 'colgroup') return 'columnheader';
  if (scope === 'row' || scope === 'rowgroup') return 'rowheader';
  const next = nextElementSiblingOf(element);
  const previous = previousElementSiblingOf(element);
  if (!next && !previous) return isOnlyCellOfTable(element) ? null : 'columnheader';
  if (isHeaderCell(next) && isHeaderCell(previous)) return 'columnheader';
  return hasData(next) || hasData(previous) ? 'rowheader' : 'columnheader';
}

function isOnlyCellOfTable(cell: Element): boolean {
  const row = parentElementOf(cell);
  if (!row || tagOf(row) !== 'tr') return false;
  const found = closestAcrossShadow(row, 'table');
  const table = found && asHtml(found, 'table');
  return table !== null && tableRowsOf(table).length <= 1;
}

function isHeaderCell(element: Element | null): boolean {
  return element !== null && tagOf(element) === 'th';
}

function hasData(element: Element | null): boolean {
  if (!element || tagOf(element) !== 'td') return false;
  return !!textContentOf(element)?.trim() || firstElementChildOf(element) !== null;
}
