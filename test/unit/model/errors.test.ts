import { describe, expect, it } from 'vitest';
import {
  deserializeError,
  errorClasses,
  StaleRefError,
  serializeError,
  UnexpectedError,
} from '../../../src/model/errors';

describe('errors between contexts', () => {
  it.each([...errorClasses])('%s comes back as the class it was thrown as', (code, ErrorClass) => {
    const thrown = new ErrorClass('What happened. What to do.', { ref: 'e5' });
    expect(thrown.code).toBe(code);
    const wire: unknown = JSON.parse(JSON.stringify(serializeError(thrown)));
    expect(wire).toEqual({ code, message: 'What happened. What to do.', details: { ref: 'e5' } });
    const back = deserializeError(serializeError(thrown));
    expect(back).toBeInstanceOf(ErrorClass);
    expect(back.message).toBe(thrown.message);
    expect(back.details).toEqual(thrown.details);
  });

  it('keeps the words of what is none of ours', () => {
    const back = deserializeError(serializeError(new TypeError('x is not a function')));
    expect(back).toBeInstanceOf(UnexpectedError);
    expect(back.message).toBe('x is not a function');
    expect(back.details).toEqual({ name: 'TypeError' });
  });

  it('takes an unknown code, from a newer version, as unexpected', () => {
    const back = deserializeError({ code: 'FutureError', message: 'New.' });
    expect(back).toBeInstanceOf(UnexpectedError);
    expect(back).not.toBeInstanceOf(StaleRefError);
  });
});
