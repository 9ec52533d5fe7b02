import { element, onAction } from './dom.js';

const WINDOW_SECONDS = 15 * 60;
const KEPT_EVENTS = 8;
const STEPS = ['Unlocked', 'Docked', 'Rental ended', 'Charge checked'];

const clock = document.querySelector('#clock');
const countdown = document.querySelector('#countdown');
const load = document.querySelector('#load');
const meter = document.querySelector('#load-meter');
const events = document.querySelector('#events');
const started = Date.now();
let ticks = 0;
let timer;

function tick() {
  const seconds = Math.floor((Date.now() - started) / 1000);
  clock.textContent = new Date().toTimeString().slice(0, 8);
  countdown.textContent = minutes(Math.max(0, WINDOW_SECONDS - seconds));
  // A sine, not a random number: the page is restless, but the same on every run.
  const percent = Math.round(55 + 30 * Math.sin(ticks / 9));
  load.textContent = `${percent} %`;
  meter.value = percent;
  if (ticks % 8 === 0) addEvent(seconds);
  ticks += 1;
}

function addEvent(seconds) {
  const number = ticks / 8;
  const text = `${STEPS[number % STEPS.length]} bike ${4100 + ((number * 37) % 900)}`;
  events.prepend(element('li', {}, `${minutes(seconds)}  ${text}`));
  while (events.children.length > KEPT_EVENTS) events.lastElementChild.remove();
}

function minutes(seconds) {
  return [Math.floor(seconds / 60), seconds % 60].map((n) => String(n).padStart(2, '0')).join(':');
}

function setRunning(running) {
  clearInterval(timer);
  if (running) timer = setInterval(tick, 250);
}

onAction('pause', (event) => {
  const paused = event.currentTarget.getAttribute('aria-pressed') !== 'true';
  event.currentTarget.setAttribute('aria-pressed', String(paused));
  setRunning(!paused);
});

onAction('acknowledge', (event) => {
  event.currentTarget.disabled = true;
  document.querySelector('#incident-state').textContent = 'Acknowledged. A crew is on its way.';
});

tick();
setRunning(true);
