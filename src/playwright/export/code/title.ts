const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;

/**
 * A title that Playwright and its lint rules take: one line, not empty, no space at its ends, and
 * not beginning with the name of the function it is given to. `label` is put in front, or instead.
 */
export function safeTitle(
  text: string,
  calledOn: 'describe' | 'test' | 'step',
  label: string,
): string {
  const title = text.replace(BREAKS, ' ').trim();
  if (title === '') return label;
  const [firstWord = ''] = title.split(' ');
  return firstWord.toLowerCase() === calledOn ? `${label}: ${title}` : title;
}

/** `title`, numbered when it was given out before: Playwright refuses two tests of one title. */
export function uniqueTitle(title: string, taken: Set<string>): string {
  let unique = title;
  for (let count = 2; taken.has(unique); count += 1) unique = `${title} (${count})`;
  taken.add(unique);
  return unique;
}
