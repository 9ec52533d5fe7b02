import { WrongTargetError } from '../../model/errors/page-errors';
import { inWords } from './in-words';
import { setNativeValue } from './set-value';

/** HTML, "value sanitization": the formats that a script must keep to, whatever the page shows. */
const FORMATS: Readonly<Record<string, string>> = {
  date: 'a date such as 2026-11-30',
  time: 'a time such as 14:30',
  'datetime-local': 'a date and time such as 2026-11-30T14:30',
  month: 'a month such as 2026-11',
  week: 'a week such as 2026-W48',
  color: 'a colour such as #1a2b3c',
  number: 'a number such as 12.5',
};

/** What to do instead with inputs that no value can be put into. */
const INSTEAD: Readonly<Record<string, string>> = {
  checkbox: 'Use check or uncheck.',
  radio: 'Use check.',
  file: 'Files cannot be chosen by filling.',
};

/**
 * The value as the field will keep it: cut to `maxlength` as typing would.
 * @throws WrongTargetError when the field would take another value, or none
 */
export function checkedValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): string {
  if (field instanceof HTMLTextAreaElement) return cut(value, field.maxLength);
  switch (field.type) {
    case 'text':
    case 'search':
    case 'tel':
    case 'url':
    case 'email':
    case 'password':
      // A single line: the browser takes line breaks out.
      return cut(value.replace(/[\r\n]+/g, ' '), field.maxLength);
    case 'checkbox':
    case 'radio':
    case 'file':
    case 'button':
    case 'submit':
    case 'reset':
    case 'image':
      throw wrongValue(field, `takes no text. ${INSTEAD[field.type] ?? 'Use click.'}`);
    default:
      return keptValue(field, value.trim());
  }
}

function cut(value: string, maxLength: number): string {
  return maxLength >= 0 ? value.slice(0, maxLength) : value;
}

/** Tries the value on a field of the same kind, so that a wrong one leaves the page as it was. */
function keptValue(field: HTMLInputElement, value: string): string {
  const wanted = field.type === 'color' ? value.toLowerCase() : value;
  if (wanted === '' && field.type !== 'color' && field.type !== 'range') return '';
  const probe = field.ownerDocument.createElement('input');
  probe.type = field.type;
  for (const name of ['min', 'max', 'step']) {
    const limit = field.getAttribute(name);
    if (limit !== null) probe.setAttribute(name, limit);
  }
  setNativeValue(probe, wanted);
  const isKept =
    field.type === 'range' ? Number(probe.value) === Number(wanted) : probe.value === wanted;
  if (wanted !== '' && isKept) return wanted;
  const expected = FORMATS[field.type] ?? rangeFormat(field);
  throw wrongValue(field, `does not take "${value}". Give ${expected}.`);
}

function rangeFormat(field: HTMLInputElement): string {
  const { min, max, step } = field;
  return `a number from ${min || 0} to ${max || 100}${step ? ` in steps of ${step}` : ''}`;
}

function wrongValue(field: HTMLInputElement, problem: string): WrongTargetError {
  return new WrongTargetError(`${inWords(field)} ${problem}`);
}
