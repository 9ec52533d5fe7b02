import { readFile } from 'node:fs/promises';
import { escapeHtml } from './escape';

export interface TemplateValues {
  /** For `{{name}}`; escaped. */
  readonly text: Readonly<Record<string, string>>;
  /** For `{{{name}}}`; the caller vouches for it. */
  readonly raw: Readonly<Record<string, string>>;
  /** For `{{#name}}…{{/name}}` (kept when true) and `{{^name}}…{{/name}}` (kept when false). */
  readonly flags: Readonly<Record<string, boolean>>;
}

const PAGES = new URL('../pages/', import.meta.url);

/** A page file with its partials, sections and values filled in. Throws on a name it is not given. */
export async function renderTemplate(name: string, values: TemplateValues): Promise<string> {
  return fill(await include(await readPage(name)), values);
}

async function include(source: string): Promise<string> {
  const names = [...source.matchAll(/\{\{> ([a-z-]+)\}\}/g)].map((match) => match[1] ?? '');
  const partials = await Promise.all(names.map((name) => readPage(`partials/${name}`)));
  return names.reduce(
    (text, name, index) => text.replaceAll(`{{> ${name}}}`, () => partials[index] ?? ''),
    source,
  );
}

function readPage(name: string): Promise<string> {
  return readFile(new URL(`${name}.html`, PAGES), 'utf8');
}

function fill(source: string, { text, raw, flags }: TemplateValues): string {
  return source
    .replace(
      /\{\{([#^])(\w+)\}\}(.*?)\{\{\/\2\}\}/gs,
      (_, sign: string, name: string, body: string) =>
        lookUp(flags, name) === (sign === '#') ? body : '',
    )
    .replace(/\{\{\{([\w.]+)\}\}\}/g, (_, name: string) => lookUp(raw, name))
    .replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => escapeHtml(lookUp(text, name)));
}

function lookUp<T>(values: Readonly<Record<string, T>>, name: string): T {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) throw new TypeError(`The page needs a value for "${name}".`);
  return value;
}
