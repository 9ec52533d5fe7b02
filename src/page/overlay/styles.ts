/** The host's own style, set as important so that no rule of the page reaches it. */
export const HOST_STYLE: readonly (readonly [string, string])[] = [
  ['all', 'initial'],
  ['position', 'fixed'],
  ['inset', '0'],
  ['width', 'auto'],
  ['height', 'auto'],
  ['margin', '0'],
  ['padding', '0'],
  ['border', '0'],
  ['background', 'transparent'],
  ['overflow', 'visible'],
  ['pointer-events', 'none'],
  ['z-index', '2147483647'],
];

const CSS = `
  [hidden] { display: none !important; }
  .badge {
    position: fixed; inset-block-end: 12px; inset-inline-end: 12px;
    padding: 4px 10px; border: 1px solid #fff; border-radius: 12px;
    background: #1d4ed8; color: #fff; font: 500 12px/1.4 system-ui, sans-serif;
  }
  .cursor {
    position: fixed; inset: 0 auto auto 0; width: 16px; height: 21px;
    transition: translate 160ms ease-out;
  }
  .cursor svg { display: block; width: 100%; height: 100%; overflow: visible; }
  .cursor path { fill: #1d4ed8; stroke: #fff; stroke-width: 1.2; }
  .outline {
    position: fixed; inset: 0 auto auto 0; box-sizing: border-box;
    border: 2px solid #1d4ed8; border-radius: 4px; box-shadow: 0 0 0 1px #fff;
    animation: fade 300ms ease-in 1s forwards;
  }
  @keyframes fade { to { opacity: 0; } }
  @media (prefers-reduced-motion: reduce) {
    .cursor { transition: none; }
    .outline { animation-duration: 1ms; }
  }
  @media print { :host { display: none !important; } }
`;

/** A constructed sheet: a page's Content Security Policy forbids `<style>`, but not this. */
export function sheet(document: Document): CSSStyleSheet {
  const view = document.defaultView;
  const Sheet = view ? view.CSSStyleSheet : CSSStyleSheet;
  const made = new Sheet();
  made.replaceSync(CSS);
  return made;
}
