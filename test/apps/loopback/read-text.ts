import type { IncomingMessage } from 'node:http';

/** The body of a request as text; undefined when it is longer than `maxBytes`. */
export async function readText(
  request: IncomingMessage,
  maxBytes: number,
): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    // The rest is read and dropped: leaving the loop would cut the connection before the answer.
    if (length <= maxBytes) chunks.push(bytes);
  }
  return length > maxBytes ? undefined : Buffer.concat(chunks).toString('utf8');
}
