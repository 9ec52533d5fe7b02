/** What testers also write, and how to say it so that nothing has to be guessed. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:log|sign)(?:s)?\s*in\b(?!\s+is)/iu,
    'signing in is several steps. Write each: Fill Email with “…”; Fill Password with “…”; Click “Sign in”',
  ],
  [/^(?:log|sign)(?:s)?\s*(?:out|off)\b/iu, 'write what to click: Click “Sign out”'],
  [
    /^(?:sign\s*up|register)\b/iu,
    'signing up is several steps. Write each: Fill Email with “…”; Click “Sign up”',
  ],
  [/^search\b/iu, 'write where and how: Fill Search with “…” and press Enter'],
  [/^submit\b/iu, 'write what to click, such as Click “Save”, or: Press Enter in Email'],
  [/^(?:close|dismiss|cancel)\b/iu, 'write what to click, such as Click “Close”, or: Press Escape'],
  [/^(?:expand|collapse|unfold|fold)\b/iu, 'write what to click: Click {label}'],
  [/^(?:focus|place\s+the\s+cursor)\b/iu, 'write: Click the … field'],
  [/^(?:upload|attach|choose\s+file)\b/iu, 'files cannot be uploaded by a plain step'],
  [/^(?:drag|drop|move|resize|swipe|pinch|zoom)\b/iu, 'dragging is not possible in a plain step'],
  [/^(?:switch|change)\s+to\b/iu, 'write what to click: Click the … tab'],
  [
    /^(?:accept|agree|confirm|allow|deny|decline|reject)\b/iu,
    'write what to do: Check the … checkbox, or: Click “…”',
  ],
  [
    /^(?:add|create|delete|remove|edit|save|update|apply|filter|sort|export|download|print|send|start|stop|next|continue|proceed|buy|order|checkout|check\s+out|check\s+in|book|pay|approve|archive|copy|paste|rename|assign|complete|finish)\b/iu,
    'write what to click: Click {label}',
  ],
  [
    /^(?:take|capture)\s+(?:a\s+)?(?:screenshot|picture)/iu,
    'a picture is taken after every step already; leave the line out',
  ],
  [
    /^(?:repeat|loop|for\s+each|if|unless|otherwise|else|while)\b/iu,
    'plain steps have no conditions and no loops; write each step',
  ],
  [
    /^(?:note|observe|remember|record|look|see|notice|review|inspect|test)\b/iu,
    'write what should be true: Verify the page shows “…”',
  ],
];

/** How to write a clause that no reader understands; `undefined` when nothing is known. */
export function hintFor(clause: string): string | undefined {
  const hint = HINTS.find(([pattern]) => pattern.test(clause))?.[1];
  const label = clause.split(/\s+/u).length <= MOST_WORDS_OF_A_LABEL ? clause : '…';
  return hint?.replace('{label}', `“${label}”`);
}

const MOST_WORDS_OF_A_LABEL = 3;
