const SVG = 'http://www.w3.org/2000/svg';
/** An arrow whose tip is at 0 0. */
const ARROW = 'M0 0 L0 16 L4.4 12.2 L7.2 18.6 L10 17.4 L7.2 11.1 L13 10.8 Z';

export function badge(document: Document, text: string): HTMLElement {
  const element = part(document, 'badge');
  element.textContent = text;
  return element;
}

export function cursor(document: Document): HTMLElement {
  const element = part(document, 'cursor');
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '-1 -1 16 21');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ARROW);
  svg.append(path);
  element.append(svg);
  return element;
}

export function outline(document: Document): HTMLElement {
  return part(document, 'outline');
}

function part(document: Document, className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.hidden = true;
  return element;
}
