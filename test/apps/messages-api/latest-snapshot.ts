import { BrainError } from './brain';
import { blocksOf, type ContentBlock, type RequestBody } from './request-schema';

const SNAPSHOT_LINE = /^ *- .*\[ref=(?:f\d+)?e\d+\]/m;

/** All text the client sent, oldest first: message text and the text of tool results. */
export function sentTexts(request: RequestBody): string[] {
  return request.messages
    .filter((message) => message.role === 'user')
    .flatMap((message) => blocksOf(message).flatMap(textsOf));
}

/** All text of the first message. */
export function openingText(request: RequestBody): string {
  return request.messages.slice(0, 1).flatMap(blocksOf).flatMap(textsOf).join('\n');
}

/** The text that holds the newest snapshot. Throws `BrainError` when the client sent none. */
export function latestSnapshot(request: RequestBody): string {
  const found = sentTexts(request).findLast((text) => SNAPSHOT_LINE.test(text));
  if (found === undefined) {
    throw new BrainError('No message holds a snapshot: no line has a ref such as [ref=e12].');
  }
  return found;
}

function textsOf(block: ContentBlock): string[] {
  switch (block.type) {
    case 'text':
      return [block.text];
    case 'tool_result':
      return typeof block.content === 'string'
        ? [block.content]
        : (block.content ?? []).flatMap((part) => (part.type === 'text' ? [part.text] : []));
    case 'image':
    case 'tool_use':
      return [];
  }
}
