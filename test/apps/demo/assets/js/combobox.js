import { element } from './dom.js';

const ZONES = [
  'Africa/Cairo',
  'Africa/Nairobi',
  'America/Chicago',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Asia/Seoul',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Europe/Amsterdam',
  'Europe/Berlin',
  'Europe/Lisbon',
  'Europe/London',
  'Europe/Paris',
  'Pacific/Auckland',
];

/** A text field with a list of time zones: an editable combobox as ARIA describes it. */
export function comboBox(input, onChoose) {
  const list = document.querySelector(`#${input.getAttribute('aria-controls')}`);
  let active = -1;

  function open(zones) {
    active = -1;
    list.replaceChildren(
      ...zones.map((zone, index) => {
        const option = element('li', { role: 'option', id: `zone-${index}` }, zone);
        // Not `click`: the field would lose the focus, and close the list, before it came.
        option.addEventListener('mousedown', (event) => {
          event.preventDefault();
          choose(zone);
        });
        return option;
      }),
    );
    list.hidden = zones.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    input.removeAttribute('aria-activedescendant');
  }

  function close() {
    open([]);
  }

  function choose(zone) {
    input.value = zone;
    close();
    onChoose(zone);
  }

  function move(step) {
    const options = [...list.children];
    if (options.length === 0) return;
    active = (active + step + options.length) % options.length;
    for (const [index, option] of options.entries()) {
      option.setAttribute('aria-selected', String(index === active));
    }
    input.setAttribute('aria-activedescendant', options[active].id);
    options[active].scrollIntoView({ block: 'nearest' });
  }

  function matching() {
    const wanted = input.value.trim().toLowerCase();
    return ZONES.filter((zone) => zone.toLowerCase().replace('_', ' ').includes(wanted));
  }

  input.addEventListener('input', () => open(matching()));
  input.addEventListener('click', () => open(ZONES));
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (list.hidden) open(ZONES);
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      choose(list.children[active].textContent);
    } else if (event.key === 'Escape') {
      close();
    }
  });
}
