import { applyDiff } from '../../../src/model/snapshot-diff/apply-diff';
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

/**
 * The text that holds the newest snapshot; where only changes were sent, the snapshot they make of the
 * one before. Throws `BrainError` when the client sent none.
 */
export function latestSnapshot(request: RequestBody): string {
  let latest: string | undefined;
  let whole = '';
  for (const text of sentTexts(request)) {
    if (text.startsWith(CHANGES)) {
      whole = applyDiff(whole, snapshotIn(text));
      latest = whole;
    } else if (SNAPSHOT_LINE.test(text)) {
      latest = text;
      // A part of the page, or what was found, has other words before it.
      if (text.startsWith('<')) whole = snapshotIn(text);
    }
  }
  if (latest === undefined) {
    throw new BrainError('No message holds a snapshot: no line has a ref such as [ref=e12].');
  }
  return latest;
}

/** The first words of a tool result that has only what changed. */
const CHANGES = 'What has changed since the snapshot before:';

function snapshotIn(text: string): string {
  return text
    .split('\n')
    .filter((line) => /^ *- /.test(line))
    .join('\n');
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
