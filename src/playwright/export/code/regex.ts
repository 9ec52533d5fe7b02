/** `text` as the source of a regular expression that matches it as it stands. */
export function escapeForRegex(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
