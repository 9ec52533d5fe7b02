import { showFieldErrors } from './form-errors.js';

const form = document.querySelector('#feedback-form');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const message = form.elements.message.value.trim();
  showFieldErrors(form, message === '' ? { message: 'Write a message first.' } : {});
  if (message === '') return;
  const mood = form.elements.mood.value;
  // What was typed goes only to the page that embeds this one.
  const parentOrigin = document.referrer ? new URL(document.referrer).origin : location.origin;
  parent.postMessage({ type: 'trackline:feedback', message: `${mood}: ${message}` }, parentOrigin);
  form.reset();
  document.querySelector('#widget-state').textContent = 'Thank you. We read every message.';
});
