/** Holds no quote, comment sign, escape or space at its ends, so it can stand without quotes. */
const PLAIN = /^[^\s'"`#\\][^\r\n'"`#\\]*(?<!\s)$/;

/**
 * `NAME=value` as Node's `.env` reader takes it, which knows three quotes and no way to escape them.
 * Undefined when the value holds all three, or a carriage return, which the reader drops.
 */
export function dotEnvLine(name: string, value: string): string | undefined {
  if (value === '' || PLAIN.test(value)) return `${name}=${value}`;
  if (value.includes('\r')) return undefined;
  // `\n` between double quotes would become a line end.
  const quote = ["'", '`', ...(value.includes('\\n') ? [] : ['"'])].find(
    (mark) => !value.includes(mark),
  );
  return quote === undefined ? undefined : `${name}=${quote}${value}${quote}`;
}
