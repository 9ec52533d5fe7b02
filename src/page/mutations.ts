import { isInOwn } from './query/trees';
import { isElement } from './snapshot/dom';

export interface TreeObserver {
  /** Reports at once what the browser would report after this task. */
  flush(): void;
  stop(): void;
}

/** Reports every change in these trees: nodes, text and, unless told, attributes. */
export function observeTree(
  roots: readonly Node[],
  report: (records: readonly MutationRecord[]) => void,
  options: { attributes: boolean } = { attributes: true },
): TreeObserver {
  const observer = new MutationObserver(report);
  for (const root of roots) {
    observer.observe(root, { childList: true, subtree: true, characterData: true, ...options });
  }
  return {
    flush: () => report(observer.takeRecords()),
    stop: () => observer.disconnect(),
  };
}

/** Whether a change was made by Sidewright's overlay, so that it counts for nothing. */
export function isOwnMutation({ target, addedNodes, removedNodes }: MutationRecord): boolean {
  if (isElement(target) && isInOwn(target)) return true;
  const nodes = [...addedNodes, ...removedNodes];
  return nodes.length > 0 && nodes.every((node) => isElement(node) && isInOwn(node));
}
