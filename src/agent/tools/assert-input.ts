import { z } from 'zod';
import { element, ref } from './inputs';

const matcher = z.enum([
  'visible',
  'hidden',
  'text',
  'containsText',
  'value',
  'checked',
  'enabled',
  'count',
  'url',
  'title',
]);

export const assertInput = z.strictObject({
  line: z.number().int().positive().describe('Number of the check that this covers.'),
  matcher: matcher.describe(
    'visible, hidden: by ref, role or text. text (the whole text), containsText, value, checked, enabled: by ref or role. count: by role or text. url, title: no element.',
  ),
  ref: ref.optional(),
  element: element.optional(),
  role: z.string().min(1).optional().describe('ARIA role, such as heading.'),
  name: z.string().min(1).optional().describe('Accessible name, or a part of it.'),
  text: z.string().min(1).optional().describe('Any visible element with this text.'),
  exact: z.boolean().optional().describe('true: name or text is the whole, and case counts.'),
  expected: z
    .union([z.string(), z.number()])
    .optional()
    .describe('What it must be, for text, containsText, value, count, url and title only.'),
  contains: z.boolean().optional().describe('For url and title: true when a part is enough.'),
  not: z.boolean().optional().describe('true turns the check round.'),
});
export type AssertInput = z.infer<typeof assertInput>;
