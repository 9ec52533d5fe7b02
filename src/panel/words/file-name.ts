/** A file name that every system takes, such as `sign-in.spec.ts`. */
export function fileName(title: string, ending: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${words || 'scenario'}${ending}`;
}
