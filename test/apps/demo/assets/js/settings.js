import { ApiFailure, api } from './api.js';
import { comboBox } from './combobox.js';
import { controlled } from './controlled.js';
import { spinner } from './dom.js';
import { showFieldErrors } from './form-errors.js';
import { formatHandle, formatPhone } from './formats.js';
import { startTabs } from './settings-tabs.js';
import { toast } from './toast.js';

const loading = document.querySelector('#settings-loading');
loading.replaceChildren(spinner('Loading your settings…'));
let saved = await api('GET', '/api/profile');
let state = { ...saved };
loading.replaceChildren();

const renders = [];

/** All changes go through here: new state, then every input is written anew, as in React. */
function update(changes) {
  state = { ...state, ...changes };
  for (const render of renders) render();
}

function bind(name, property = 'value', change = (value) => value) {
  for (const input of document.querySelectorAll(`[name="${name}"]`)) {
    const isRadio = input.type === 'radio';
    renders.push(
      controlled(input, property, {
        read: () => (isRadio ? state[name] === input.value : state[name]),
        write: (value) => update({ [name]: isRadio ? input.value : change(value) }),
      }),
    );
  }
}

bind('displayName');
bind('handle', 'value', formatHandle);
bind('phone', 'value', formatPhone);
bind('bio');
bind('mentions', 'checked');
bind('dueReminders', 'checked');
bind('digest', 'checked');
bind('theme', 'checked');

const days = document.querySelector('#reminder-days');
days.addEventListener('input', () => update({ reminderDays: Number(days.value) }));
comboBox(document.querySelector('#time-zone'), (timeZone) => update({ timeZone }));

renders.push(() => {
  days.value = String(state.reminderDays);
  days.disabled = !state.dueReminders;
  document.querySelector('#reminder-days-value').textContent = `${state.reminderDays} days`;
  document.querySelector('#time-zone').value = state.timeZone;
  document.querySelector('#bio-count').textContent = `${160 - state.bio.length} characters left`;
  document.querySelector('#profile-preview').textContent =
    `Others see: ${state.displayName} (@${state.handle})`;
  document.documentElement.dataset.theme = state.theme.toLowerCase();
  const dirty = JSON.stringify(state) !== JSON.stringify(saved);
  for (const button of document.querySelectorAll('[data-form] [type="submit"]'))
    button.disabled = !dirty;
});

for (const form of document.querySelectorAll('[data-form]')) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      saved = await api('PUT', '/api/profile', state);
      showFieldErrors(form, {});
      update(saved);
      toast('Settings saved');
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showFieldErrors(form, error.fields);
    }
  });
}

update({});
startTabs();
