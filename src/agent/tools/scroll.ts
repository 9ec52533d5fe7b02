import { z } from 'zod';
import { ToolCallError } from '../../model/errors';
import { element, line, ref } from './inputs';
import { defineTool } from './tool';

export const scroll = defineTool({
  name: 'scroll',
  description:
    'With ref and element, scrolls that element into view. Without, scrolls the page by deltaX and deltaY CSS pixels (down and right are positive).',
  input: z.strictObject({
    ref: ref.optional(),
    element: element.optional(),
    deltaX: z.number().optional(),
    deltaY: z.number().optional(),
    line,
  }),
  async run(context, { ref, element, deltaX = 0, deltaY = 0, line }) {
    if (ref !== undefined && element !== undefined) {
      return context.act({ ref, element }, { kind: 'scrollIntoView' }, line);
    }
    if (deltaX === 0 && deltaY === 0) {
      throw new ToolCallError('scroll needs ref and element, or deltaX or deltaY.');
    }
    return context.actOnPage({ kind: 'scroll', deltaX, deltaY }, line);
  },
});
