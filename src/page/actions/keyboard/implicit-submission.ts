import { disabledNatively } from '../../element/disabled';
import { asHtml, queryAll } from '../../snapshot/dom';

/** HTML, "implicit submission": types of which only one may be in a form without a submit button. */
const BLOCKING = new Set(
  'text search tel url email password date month week time datetime-local number'.split(' '),
);

const { requestSubmit } = HTMLFormElement.prototype;

/** HTML, "implicit submission": clicks the form's default button; without one, submits the form. */
export function submitImplicitly(field: HTMLElement): void {
  const form = asHtml(field, 'input')?.form ?? asHtml(field, 'select')?.form;
  if (!form) return;
  const controls = controlsOf(form);
  const defaultButton = controls.find(isSubmitButton);
  if (defaultButton) {
    if (!disabledNatively(defaultButton)) defaultButton.click();
    return;
  }
  const blocking = controls.filter((one) => BLOCKING.has(asHtml(one, 'input')?.type ?? ''));
  // A field of the form may be named `requestSubmit` and hide the method.
  if (blocking.length <= 1) requestSubmit.call(form);
}

/** In tree order, those linked by the `form` attribute included; `form.elements` leaves out images. */
function controlsOf(form: HTMLFormElement): HTMLElement[] {
  const root = form.getRootNode();
  const scope = root instanceof ShadowRoot ? root : form.ownerDocument;
  return queryAll(scope, 'button, input').flatMap((element) => {
    const control = asHtml(element, 'button') ?? asHtml(element, 'input');
    return control?.form === form ? [control] : [];
  });
}

function isSubmitButton(control: HTMLElement): boolean {
  const type = asHtml(control, 'button')?.type ?? asHtml(control, 'input')?.type;
  return type === 'submit' || type === 'image';
}
