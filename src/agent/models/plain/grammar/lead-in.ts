/**
 * Words at the start of a line that change nothing: "Then", "Please", "Given", "The user", and the
 * bold around a verb.
 */
const LEAD_IN =
  /^(?:[\s*_]*(?:then|and then|and|also|but|now|next|finally|lastly|first|please|after that|afterwards|given(?: that)?|when|step \d+)\b(?!\s+(?:name|the page)\b)[\s,:.]*)+(?=\S)/iu;
const ACTOR =
  /^(?:i|we|you|(?:the\s+|an?\s+)?(?:user|tester|customer|admin|visitor))\s+(?:(?:then|now|also|can|must|should|will|needs?\s+to|wants?\s+to|tr(?:y|ies)\s+to)\s+)*(?=\S)/iu;
const BOLD_START = /^\s*(\*\*|__)(\S.*?)\1/u;

/** The line from its first meaningful word on. */
export function withoutLeadIn(line: string): string {
  return line.replace(BOLD_START, '$2').replace(LEAD_IN, '').trim();
}

/** "The user clicks Save" without who does it; `actor` tells whether anybody was named. */
export function withoutActor(text: string): { text: string; actor: boolean } {
  const rest = text.replace(ACTOR, '');
  return { text: rest, actor: rest !== text };
}

/** A sentence without its full stop; an ellipsis stays. */
export function withoutFullStop(text: string): string {
  return text
    .trim()
    .replace(/(?<![.…])[.!]$/u, '')
    .trim();
}
