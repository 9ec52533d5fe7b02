import './shortcuts.js';
import { api } from './api.js';
import { onAction } from './dom.js';

const button = document.querySelector('.user-button');
const menu = document.querySelector('#user-menu');

function setOpen(open) {
  button.setAttribute('aria-expanded', String(open));
  menu.hidden = !open;
}

if (button && menu) {
  button.addEventListener('click', () => setOpen(menu.hidden));
  document.addEventListener('click', (event) => {
    if (!event.target.closest('.user-menu')) setOpen(false);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || menu.hidden) return;
    setOpen(false);
    button.focus();
  });
}

onAction('reset', async () => {
  await api('POST', '/api/reset');
  location.reload();
});
