import { createHash } from 'node:crypto';
import { blocksOf, type RequestBody } from './request-schema';
import { estimateTokens } from './tokens';

export interface CacheUsage {
  readonly input_tokens: number;
  readonly cache_creation_input_tokens: number;
  readonly cache_read_input_tokens: number;
}

/**
 * What the API would bill: the longest marked prefix it has seen is read from the cache, the rest up
 * to the last mark is written to it. The API's least cacheable length and its expiry are left out.
 */
export class PromptCache {
  readonly #prefixes = new Set<string>();

  /** The usage of a request, and remembers its prefixes for the next ones. */
  bill(request: RequestBody): CacheUsage {
    const hash = createHash('sha256');
    let tokens = 0;
    let marked = 0;
    let read = 0;
    for (const part of parts(request)) {
      hash.update(part.content);
      tokens += estimateTokens(part.content);
      const prefix = hash.copy().digest('hex');
      // An earlier request's mark is found at any block up to the last mark of this one.
      if (this.#prefixes.has(prefix)) read = tokens;
      if (part.marked) {
        marked = tokens;
        this.#prefixes.add(prefix);
      }
    }
    const cached = Math.min(read, marked);
    return {
      input_tokens: tokens - marked,
      cache_creation_input_tokens: marked - cached,
      cache_read_input_tokens: cached,
    };
  }
}

interface Part {
  readonly content: string;
  readonly marked: boolean;
}

/** The blocks in the order in which the API builds the prefix: tools, system, messages. */
function parts(request: RequestBody): Part[] {
  const system =
    typeof request.system === 'string' ? [{ text: request.system }] : (request.system ?? []);
  return [
    ...(request.tools ?? []).map(toPart),
    ...system.map(toPart),
    ...request.messages.flatMap((message) =>
      blocksOf(message).map((block) => toPart({ ...block, role: message.role })),
    ),
  ];
}

function toPart(block: object): Part {
  // The mark moves from request to request and is no part of what is cached.
  const content = JSON.stringify(block, (key, value: unknown) =>
    key === 'cache_control' ? undefined : value,
  );
  return { content, marked: 'cache_control' in block && block.cache_control != null };
}
