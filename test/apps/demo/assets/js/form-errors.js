/** Shows messages beside their fields, clears the others, and moves to the first wrong field. */
export function showFieldErrors(form, errors) {
  let first;
  for (const field of form.querySelectorAll('[data-field]')) {
    const message = errors[field.dataset.field] ?? '';
    const control = field.querySelector('input, select, textarea');
    const place = field.querySelector('.field-error');
    if (place) place.textContent = message;
    if (message) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
    if (message) first ??= control;
  }
  first?.focus();
}
