import './drawer.js';
import './pointer-pad.js';
import { onAction } from './dom.js';

const PREPARE_MS = 1500;

const result = document.querySelector('#dialog-result');
const note = document.querySelector('#note');
const noteState = document.querySelector('#note-state');
const reportState = document.querySelector('#report-state');
const send = document.querySelector('[data-action="send"]');
let unsaved = false;

onAction('alert', () => {
  alert('The board is read-only on Sunday.');
  result.textContent = 'The notice was read.';
});

onAction('confirm', () => {
  result.textContent = confirm('Delete all 3 drafts?') ? 'Drafts deleted.' : 'Drafts kept.';
});

onAction('prompt', () => {
  const name = prompt('New name of the board', 'Bike share');
  result.textContent = name === null ? 'The name stays.' : `The board is now called ${name}.`;
});

onAction('popup', () => window.open('/status', 'status', 'width=720,height=600'));

note.addEventListener('input', () => setUnsaved(true));
onAction('save-note', () => setUnsaved(false));

function setUnsaved(value) {
  unsaved = value;
  noteState.textContent = unsaved ? 'Not saved yet.' : 'Saved.';
}

window.addEventListener('beforeunload', (event) => {
  if (unsaved) event.preventDefault();
});

onAction('prepare', (event) => {
  const button = event.currentTarget;
  button.disabled = true;
  reportState.textContent = 'Preparing…';
  setTimeout(() => {
    send.disabled = false;
    reportState.textContent = 'Ready to send.';
  }, PREPARE_MS);
});

onAction('send', () => {
  send.disabled = true;
  reportState.textContent = 'Report sent.';
});
