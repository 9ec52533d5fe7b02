import { z } from 'zod';
import { ToolCallError } from '../../model/errors';
import { element, line, ref } from './inputs';
import { defineTool } from './tool';

export const press = defineTool({
  name: 'press',
  description:
    'Presses a key or a chord (Enter, Escape, ArrowDown, Control+A) on an element, or without a ref on whatever has the focus.',
  input: z.strictObject({
    key: z.string().min(1),
    ref: ref.optional(),
    element: element.optional(),
    line,
  }),
  async run(context, { key, ref, element, line }) {
    if (ref === undefined) return context.actOnPage({ kind: 'pressKey', key }, line);
    if (element === undefined) {
      throw new ToolCallError(
        'press with a ref needs element too: the name and role of the element.',
      );
    }
    return context.act({ ref, element }, { kind: 'press', key }, line);
  },
});
