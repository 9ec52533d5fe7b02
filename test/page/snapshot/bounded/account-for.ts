import { type LineItem, readLineTree } from '../../../../src/model/snapshot-text/line-tree';

/**
 * What is wrong with a bounded snapshot, in words; nothing when each line of the full one is in it or
 * is counted where it stood.
 */
export function accountFor(full: string, bounded: string): string[] {
  const [all, kept] = [readLineTree(full), readLineTree(bounded)];
  if (!all || !kept) return ['It is not indented as a snapshot is.'];
  return accountForList(all, kept, 'the page');
}

function accountForList(
  all: readonly LineItem[],
  kept: readonly LineItem[],
  where: string,
): string[] {
  const wrong: string[] = [];
  let at = 0;
  for (const item of kept) {
    const leftOut = numberLeftOut(item.content);
    const now = all[at];
    if (leftOut !== null) at += leftOut;
    else if (!now || !isSameLine(now, item)) {
      return [
        ...wrong,
        `"${item.content}" is not where it was in ${where}, but "${now?.content}".`,
      ];
    } else {
      wrong.push(...accountForList(now.children, childrenOf(item), now.content));
      at += 1;
    }
  }
  return at === all.length ? wrong : [...wrong, `${all.length - at} of ${where} are not counted.`];
}

/** How many items a line stands for; null for a line of an element. */
function numberLeftOut(content: string): number | null {
  if (!content.startsWith('- /more: ')) return null;
  if (/^- \/more: \w+ of \d+ characters left out/.test(content)) return 1;
  const counts = /^- \/more: (.*) left out/.exec(content)?.[1]?.matchAll(/(?:^|, )(\d+) /g) ?? [];
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

const CUT_TEXT = /^- \/more: text of \d+ characters left out/;

/** Without the line that stands for its own text. */
function childrenOf({ children }: LineItem): LineItem[] {
  return children.filter(({ content }) => !CUT_TEXT.test(content));
}

function isSameLine(full: LineItem, kept: LineItem): boolean {
  if (full.content === kept.content) return true;
  const isCut = kept.children.some(({ content }) => CUT_TEXT.test(content));
  return isCut && full.content.startsWith(`${kept.content} `);
}
