import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StreamRedactor } from '../../../src/guard/redact-stream';
import { MASK, Redactor } from '../../../src/guard/secrets';

describe('Redactor', () => {
  const secret = `p@ss "word'\\ 1/ü`;
  const redactor = new Redactor([secret, 'p@ss', 'hunter2']);

  it.each([
    ['as it is', secret],
    ['percent-encoded', encodeURIComponent(secret)],
    ['percent-encoded in lower case', encodeURIComponent(secret).toLowerCase()],
    ['form-encoded', new URLSearchParams([['q', secret]]).toString().slice(2)],
    ['URL-encoded', encodeURI(secret)],
    ['in JSON', JSON.stringify(secret).slice(1, -1)],
    ['in JSON in YAML', JSON.stringify(secret).slice(1, -1).replaceAll("'", "''")],
    ['in HTML', secret.replaceAll('"', '&quot;')],
    ['in other case', 'HUNTER2'],
  ])('masks a secret %s', (_, form) => {
    expect(redactor.text(`before ${form} after`)).toBe(`before ${MASK} after`);
  });

  it('masks the longest secret first', () => {
    expect(new Redactor(['pass', 'passphrase']).text('passphrase pass')).toBe(`${MASK} ${MASK}`);
  });

  it('masks a very short secret only as a word of its own', () => {
    expect(new Redactor(['42']).text('room 42, 1420 items, "42"')).toBe(
      `room ${MASK}, 1420 items, "${MASK}"`,
    );
  });

  it('masks strings deep in plain data and leaves the rest', () => {
    const image = new Blob(['hunter2']);
    const data = { a: ['hunter2', 1, null], b: { c: 'x hunter2 y' }, image, n: undefined };
    expect(redactor.deep(data)).toEqual({
      a: [MASK, 1, null],
      b: { c: `x ${MASK} y` },
      image,
      n: undefined,
    });
    expect(redactor.deep(data).image).toBe(image);
    expect(data.a[0]).toBe('hunter2');
  });

  it('changes nothing without secrets, and ignores empty ones', () => {
    expect(new Redactor([]).text('a')).toBe('a');
    expect(new Redactor(['']).text('a b')).toBe('a b');
  });

  it('never lets a secret of four letters or more through', () => {
    const value = fc.string({ minLength: 4, maxLength: 12, unit: 'binary' });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 4 }), fc.string(), (secrets, text) => {
        fc.pre(secrets.every((one) => one.trim().length >= 4 && !one.includes('•')));
        const masked = new Redactor(secrets).text(secrets.join(text));
        for (const one of secrets) expect(masked).not.toContain(one);
      }),
    );
  });
});

describe('StreamRedactor', () => {
  it('masks a secret that comes in pieces', () => {
    const stream = new StreamRedactor(new Redactor(['hunter2']));
    const shown = [...'I typed hunter2 and hunter3.'].map((piece) => stream.push(piece));
    expect(shown.join('') + stream.end()).toBe(`I typed ${MASK} and hunter3.`);
    expect(shown.slice(0, 3).join('')).toBe('');
    expect(shown.join('').length).toBeGreaterThan(10);
  });

  it('holds nothing back without secrets', () => {
    const stream = new StreamRedactor(new Redactor([]));
    expect([stream.push('ab'), stream.push('c'), stream.end()]).toEqual(['ab', 'c', '']);
  });

  it('never shows a secret however the text is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('hun', 'ter', '2', 'h', ' ', 'hunter2')), (pieces) => {
        const stream = new StreamRedactor(new Redactor(['hunter2']));
        const shown = pieces.map((piece) => stream.push(piece)).join('') + stream.end();
        expect(shown).not.toContain('hunter2');
        expect(shown.replaceAll(MASK, 'hunter2')).toBe(pieces.join(''));
      }),
    );
  });
});
