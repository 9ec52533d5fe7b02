const STARS = [1, 2, 3, 4, 5];

/** A rating from 1 to 5 in an open shadow root. Sends `change`; `value` is 0 when not rated. */
class StarRating extends HTMLElement {
  #value = 0;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.innerHTML = `
      <style>
        [hidden] { display: none; }
        fieldset { margin: 0; padding: 0; border: 0; }
        legend { padding: 0; font-size: 14px; font-weight: 600; }
        .stars { display: flex; align-items: center; }
        label { position: relative; padding: 0 3px; font-size: 26px; line-height: 1.2;
          color: var(--control); cursor: pointer; }
        label.on { color: var(--line); }
        input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
        label:has(:focus-visible) { outline: 3px solid var(--info); border-radius: 4px; }
        button { margin-left: 8px; border: 0; background: none; color: var(--ink-soft);
          font: 14px var(--sans); text-decoration: underline; cursor: pointer; }
      </style>
      <fieldset><legend></legend><div class="stars"></div></fieldset>`;
    const stars = root.querySelector('.stars');
    for (const star of STARS) {
      const label = document.createElement('label');
      const input = document.createElement('input');
      Object.assign(input, { type: 'radio', name: 'stars', value: String(star) });
      input.setAttribute('aria-label', star === 1 ? '1 star' : `${star} stars`);
      input.addEventListener('change', () => this.#choose(star));
      label.append(input, '★');
      stars.append(label);
    }
    const clear = document.createElement('button');
    Object.assign(clear, { type: 'button', textContent: 'Clear' });
    clear.addEventListener('click', () => this.#choose(0));
    stars.append(clear);
  }

  connectedCallback() {
    this.shadowRoot.querySelector('legend').textContent = this.getAttribute('label') ?? 'Rating';
    this.#show();
  }

  get value() {
    return this.#value;
  }

  set value(value) {
    this.#value = value;
    this.#show();
  }

  #choose(value) {
    this.value = value;
    this.dispatchEvent(new Event('change', { bubbles: true }));
  }

  #show() {
    for (const label of this.shadowRoot.querySelectorAll('label')) {
      const input = label.querySelector('input');
      input.checked = Number(input.value) === this.#value;
      label.classList.toggle('on', Number(input.value) <= this.#value);
    }
    this.shadowRoot.querySelector('button').hidden = this.#value === 0;
  }
}

customElements.define('star-rating', StarRating);
