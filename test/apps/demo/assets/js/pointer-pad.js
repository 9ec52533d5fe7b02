const pad = document.querySelector('#pointer-pad');
const result = document.querySelector('#pointer-result');

function say(text) {
  result.textContent = text;
}

pad.addEventListener('click', (event) => {
  const held = ['shift', 'ctrl', 'alt', 'meta'].filter((name) => event[`${name}Key`]);
  say(held.length > 0 ? `Clicked with ${held.join(' and ')}.` : 'Clicked.');
});
pad.addEventListener('dblclick', () => say('Double-clicked.'));
pad.addEventListener('contextmenu', (event) => {
  event.preventDefault();
  say('Right-clicked.');
});
pad.addEventListener('mouseenter', () => pad.classList.add('hovered'));
pad.addEventListener('mouseleave', () => pad.classList.remove('hovered'));
pad.addEventListener('keydown', (event) => say(`Pressed ${event.key}.`));
