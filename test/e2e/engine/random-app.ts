import { randomFrom } from './random-page';

const NAMES = 'Ada Lovelace|Alan Turing|Grace Hopper|Linus|Ada|Barbara Liskov|Edsger'.split('|');
const TITLES =
  'Crash on start|Crash on start page|Wrong total|Typo in title|Slow search|Crash'.split('|');
const ACTIONS = 'Edit|Delete|Open|Close|Edit all|More'.split('|');
const STATES = 'Open|Closed|In progress'.split('|');
const FIELDS = 'Email|Work email|Name|First name|Phone|Note'.split('|');

/**
 * A random page as applications have them: navigation, a table with buttons in each row, lists,
 * cards, a form, a dialog. Much in it looks alike, so that naming one thing of it is work.
 */
export function randomApp(seed: number): string {
  const random = randomFrom(seed);
  const chance = (probability: number): boolean => random() < probability;
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  const number = (below: number): number => Math.floor(random() * below);
  const times = (count: number, make: (at: number) => string): string =>
    Array.from({ length: count }, (_, at) => make(at)).join(chance(0.5) ? '\n' : '');

  const button = (): string => {
    const action = pick(ACTIONS);
    if (chance(0.15))
      return `<button aria-label="${action}"><svg width="9" height="9"></svg></button>`;
    if (chance(0.1)) return '<button><svg width="9" height="9"></svg></button>';
    if (chance(0.1)) return `<input type="button" value="${action}">`;
    return `<button${chance(0.1) ? ` data-testid="${action}"` : ''}>${chance(0.2) ? `<span>${action}</span> <b>${number(9)}</b>` : action}</button>`;
  };
  const link = (text: string): string => `<a href="/${number(99)}">${text}</a>`;
  const date = (): string => `2024-0${1 + number(9)}-1${number(9)}`;

  const navigation = (): string =>
    `<nav${chance(0.5) ? ' aria-label="Main"' : ''}>${times(4, () => link(chance(0.2) ? `Inbox <span>${number(20)}</span>` : pick(STATES)))}</nav>`;

  const table = (): string => {
    const key = chance(0.7);
    const rows = times(2 + number(12), (at) => {
      const cells = [
        key ? `SW-${at + 1}` : pick(NAMES),
        chance(0.6) ? link(pick(TITLES)) : pick(TITLES),
        `<span class="badge">${pick(STATES)}</span>`,
        date(),
        chance(0.5)
          ? `<input type="checkbox"${chance(0.3) ? ' checked' : ''}>`
          : button() + button(),
      ];
      return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    });
    const head = chance(0.6)
      ? '<thead><tr><th>Key</th><th>Title</th><th>State</th><th>Date</th><th></th></tr></thead>'
      : '';
    return `<table${chance(0.3) ? ' aria-label="Issues"' : ''}>${head}<tbody>${rows}</tbody></table>`;
  };

  const list = (): string =>
    `<ul class="${pick(['todo-list', 'flex mt-2'])}">${times(2 + number(6), () => `<li>${chance(0.5) ? `<label><input type="checkbox"> ${pick(TITLES)}</label>` : pick(TITLES)} ${button()}</li>`)}</ul>`;

  const cards = (): string => {
    const [tag, name] = chance(0.5) ? ['div', 'product-card'] : ['x-card', 'p-4'];
    const item = () =>
      `<h3>${pick(NAMES)}</h3><p>${pick(TITLES)}, $${number(90)}.50</p>${button()}`;
    return `<section>${times(2 + number(4), () => {
      const inside = item();
      const shadow = chance(0.3)
        ? `<template shadowrootmode="open">${inside}<slot></slot></template>`
        : inside;
      return `<${tag} class="${name}">${shadow}</${tag}>`;
    })}</section>`;
  };

  const form = (): string =>
    `<form${chance(0.4) ? ' aria-label="Profile"' : ''}>${times(2 + number(5), (at) => {
      const field = pick(FIELDS);
      const id = `f${seed}-${at}`;
      if (chance(0.3)) return `<input placeholder="${field}">`;
      if (chance(0.3))
        return `<label>${field} <select><option>One</option><option>Two</option></select></label>`;
      if (chance(0.3))
        return `<fieldset><legend>${field}</legend><label><input type="radio" name="${id}"> Yes</label><label><input type="radio" name="${id}"> No</label></fieldset>`;
      return `<label for="${id}">${field}</label><input id="${id}" name="${field}">`;
    })}${button()}</form>`;

  const dialog = (): string =>
    `<div role="dialog"${chance(0.7) ? ` aria-label="${pick(ACTIONS)}"` : ''}><h2>${pick(ACTIONS)}</h2>${form()}${button()}</div>`;

  const hiddenTwin = (): string => `<div hidden>${button()}${link(pick(STATES))}</div>`;
  const parts = [navigation, table, list, cards, form, dialog, hiddenTwin];
  const body = times(4 + number(4), () => (parts[number(parts.length)] ?? table)());
  return `<!DOCTYPE html><title>App ${seed}</title><body>${navigation()}<main>${body}</main></body>`;
}
