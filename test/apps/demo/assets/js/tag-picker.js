const MAX_TAGS = 8;

/** A list of tags in a closed shadow root: no script of the page can see its controls. */
class TagPicker extends HTMLElement {
  #root = this.attachShadow({ mode: 'closed' });
  #tags = [];

  constructor() {
    super();
    this.#root.innerHTML = `
      <style>
        * { box-sizing: border-box; }
        [role="group"] { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; }
        h3 { margin: 0; font-size: 14px; }
        ul { display: flex; flex-wrap: wrap; gap: 6px; margin: 0; padding: 0; list-style: none; }
        li { display: inline-flex; align-items: center; gap: 4px; padding: 2px 4px 2px 10px;
          border-radius: 4px; background: var(--sunken); font-size: 14px; }
        li button { padding: 0 6px; border: 0; background: none; color: var(--ink-soft);
          font: 16px var(--sans); cursor: pointer; }
        form { display: flex; gap: 6px; }
        input { flex: 1; min-width: 0; min-height: 34px; padding: 4px 9px; border: 1px solid var(--control);
          border-radius: 6px; background: var(--surface); color: var(--ink); font: 15px var(--sans); }
        form button { min-height: 34px; padding: 0 12px; border: 1px solid var(--control);
          border-radius: 6px; background: var(--surface); color: var(--ink); font: 600 14px var(--sans);
          cursor: pointer; }
        p { margin: 0; color: var(--stop); font-size: 14px; }
        p:empty { display: none; }
        :focus-visible { outline: 3px solid var(--info); outline-offset: 1px; }
      </style>
      <div role="group"><h3></h3><ul></ul>
        <form novalidate>
          <input type="text" aria-label="New tag" maxlength="24" autocomplete="off">
          <button type="submit">Add tag</button>
        </form>
        <p role="alert"></p>
      </div>`;
    this.#root.querySelector('form').addEventListener('submit', (event) => {
      event.preventDefault();
      this.#add(this.#root.querySelector('input'));
    });
  }

  connectedCallback() {
    const label = this.getAttribute('label') ?? 'Tags';
    this.#root.querySelector('h3').textContent = label;
    this.#root.querySelector('[role="group"]').setAttribute('aria-label', label);
  }

  get value() {
    return [...this.#tags];
  }

  set value(tags) {
    this.#tags = [...tags];
    this.#show();
  }

  #add(input) {
    const tag = input.value.trim().toLowerCase();
    const problem = this.#problemWith(tag);
    this.#root.querySelector('p').textContent = problem;
    if (problem) return;
    input.value = '';
    this.#change([...this.#tags, tag]);
  }

  #problemWith(tag) {
    if (tag === '') return 'Type a tag first.';
    if (this.#tags.includes(tag)) return `${tag} is there already.`;
    return this.#tags.length >= MAX_TAGS ? `At most ${MAX_TAGS} tags.` : '';
  }

  #change(tags) {
    this.value = tags;
    this.dispatchEvent(new Event('change', { bubbles: true }));
  }

  #show() {
    const items = this.#tags.map((tag) => {
      const item = document.createElement('li');
      const remove = document.createElement('button');
      Object.assign(remove, { type: 'button', textContent: '×' });
      remove.setAttribute('aria-label', `Remove tag ${tag}`);
      remove.addEventListener('click', () =>
        this.#change(this.#tags.filter((other) => other !== tag)),
      );
      item.append(tag, remove);
      return item;
    });
    this.#root.querySelector('ul').replaceChildren(...items);
  }
}

customElements.define('tag-picker', TagPicker);
