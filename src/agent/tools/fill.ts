import { z } from 'zod';
import { targetInput } from './inputs';
import { defineTool } from './tool';

export const fill = defineTool({
  name: 'fill',
  description:
    'Puts a value into a text field, text area, date field or editable text; what was there is replaced. An empty value clears it.',
  input: z.strictObject({
    ...targetInput,
    value: z.string().describe('The value; {{NAME}} stands for a variable.'),
  }),
  run: (context, { ref, element, line, value }) =>
    context.act({ ref, element }, { kind: 'fill', value }, line),
});
