import { strToU8, zipSync } from 'fflate';

/** The files as one zip; keys are paths with forward slashes. */
export function zipProject(files: ReadonlyMap<string, string>): Uint8Array<ArrayBuffer> {
  const entries = [...files].map(([path, content]) => [path, strToU8(content)] as const);
  return zipSync(Object.fromEntries(entries));
}
