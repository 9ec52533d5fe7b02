import { Ajv2020 } from 'ajv/dist/2020.js';
import { BrainError, type Reply } from './brain';
import type { RequestBody } from './request-schema';

const ajv = new Ajv2020({ strict: false, logger: false, validateFormats: false });

/**
 * A model calls only tools it was offered, with arguments that fit. Throws `BrainError` when the
 * script does not, so that a test never passes on a call that no model would make.
 */
export function checkReply(reply: Reply, request: RequestBody): void {
  for (const block of reply.content) {
    if (block.type !== 'tool_use') continue;
    const tool = request.tools?.find((offered) => offered.name === block.name);
    if (!tool) {
      const offered = request.tools?.map(({ name }) => name).join(', ') || 'none';
      throw new BrainError(`The script calls tool "${block.name}"; offered: ${offered}.`);
    }
    if (!ajv.validate(tool.input_schema, block.input)) {
      throw new BrainError(
        `The script's arguments do not fit tool "${block.name}": ${ajv.errorsText()}. It gave ${JSON.stringify(block.input)}.`,
      );
    }
  }
}
