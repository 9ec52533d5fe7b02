import { topModalDialog } from '../../element/inert';
import { setNativeValue } from '../../element/set-value';
import { selectIn } from '../../query/trees';
import { asHtml } from '../../snapshot/dom';

/** HTML, "close requests": Escape clears a search field, else closes what was opened last. */
export function closeByEscape(target: Element): void {
  const search = asHtml(target, 'input');
  if (search?.type === 'search' && search.value !== '' && !search.readOnly) {
    setNativeValue(search, '');
    search.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    search.dispatchEvent(new Event('search', { bubbles: true }));
    return;
  }
  const document = target.ownerDocument;
  const popover = topPopover(document);
  if (popover) {
    popover.hidePopover();
    return;
  }
  const dialog = topModalDialog(document);
  if (dialog && dialog.getAttribute('closedby') !== 'none') requestClose(dialog);
}

/** Opening a modal dialog closes all such popovers, so one that is open is above every dialog. */
function topPopover(document: Document): HTMLElement | null {
  const open = selectIn(document, '[popover]:popover-open');
  const closing = open.filter((one) => one instanceof HTMLElement && one.popover !== 'manual');
  const top = closing.at(-1);
  return top instanceof HTMLElement ? top : null;
}

function requestClose(dialog: HTMLDialogElement): void {
  if (typeof dialog.requestClose === 'function') {
    dialog.requestClose();
    return;
  }
  // Before Chromium 134.
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}
