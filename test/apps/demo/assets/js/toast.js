import { element } from './dom.js';

const VISIBLE_MS = 3000;

const region = element('div', { class: 'toasts', role: 'status' });
document.body.append(region);

/** Says something for three seconds, with a button when there is something to do about it. */
export function toast(message, action) {
  const box = element('div', { class: 'toast' }, element('span', {}, message));
  if (action) {
    const button = element('button', { type: 'button' }, action.label);
    button.addEventListener('click', () => {
      box.remove();
      action.run();
    });
    box.append(button);
  }
  region.append(box);
  setTimeout(() => box.remove(), VISIBLE_MS);
}
