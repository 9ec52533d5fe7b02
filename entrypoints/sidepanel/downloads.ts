import type { Downloads } from '../../src/panel/dependencies';

/** How long the browser may take to begin reading a file that was saved. */
const KEEP_MS = 60_000;

/** Saves through a link, which needs no permission. */
export const downloads: Downloads = {
  save(name, content) {
    const url = URL.createObjectURL(content);
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
  },
};
