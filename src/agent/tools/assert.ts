import { assertInput } from './assert-input';
import { toAssertion } from './to-assertion';
import { defineTool } from './tool';

export const assertTool = defineTool({
  name: 'assert',
  description:
    'Checks one fact in the page, trying for up to 5 seconds, and records it for a check line of the plan. Say which element: ref and element, or role and name, or text. Inside a frame only a ref works. url and title take no element.',
  input: assertInput,
  async run(context, input) {
    const { assertion, target } = await toAssertion(input, (named) => context.describe(named));
    return context.check(assertion, input.line, target);
  },
});
