import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentToken, FrameMethods } from '../../../src/bridge/page-protocol';
import type { TabDocuments } from '../../../src/driver/documents';
import type { FrameDocument } from '../../../src/driver/frames';
import { readTab } from '../../../src/driver/observe';
import { StaleRefError } from '../../../src/model/errors';
import { DocumentGoneError } from '../../../src/model/errors/tab-errors';
import { type Ref, refSchema } from '../../../src/model/ids';
import { frameReserve } from '../../../src/model/snapshot-text/more-line';

const { signal } = new AbortController();
type SnapshotRequest = Parameters<FrameMethods['snapshot']>[0];

/** A document that prints lines, and then an iframe for each frame inside it. */
interface FakeFrame {
  readonly prefix: string;
  readonly lines: number;
  readonly children: readonly FakeFrame[];
  readonly isGone?: boolean;
}

/** Leaves out lines from the end, then iframes, as an engine that is told the same would. */
function answer(frame: FakeFrame, { maxChars = Infinity, indent = 0, root }: SnapshotRequest) {
  const iframes = frame.children.map((child) =>
    refSchema.parse(`${frame.prefix}e${child.prefix.slice(1)}`),
  );
  const texts = Array.from(
    { length: frame.lines },
    (_, at) => `- text: line ${at} of ${frame.prefix}`,
  );
  const frameLines = iframes.map((ref) => `- iframe [ref=${ref}]`);
  const size = (): number =>
    [...frameLines, ...texts].reduce((sum, line) => sum + line.length + 1 + indent, 0) +
    iframes
      .slice(0, frameLines.length)
      .reduce((sum, ref) => sum + frameReserve(ref, indent + 2), 0);
  if (root !== undefined) texts.length = 1;
  while (size() > maxChars && texts.length > 0) texts.pop();
  while (size() > maxChars && frameLines.length > 0) frameLines.pop();
  return {
    text: [...frameLines, ...texts].join('\n'),
    iframes: iframes.slice(0, frameLines.length),
  };
}

class FakeTab {
  readonly asked: string[] = [];
  readonly #frames: FakeFrame[] = [];
  readonly #byRef = new Map<string, FakeFrame>();

  constructor(main: FakeFrame) {
    const add = (frame: FakeFrame): void => {
      this.#frames.push(frame);
      for (const child of frame.children) {
        this.#byRef.set(`${frame.prefix}e${child.prefix.slice(1)}`, child);
        add(child);
      }
    };
    add(main);
  }

  readonly documents: Pick<TabDocuments, 'main' | 'call' | 'ofRef'> = {
    main: async () => this.#documentOf(this.#frames[0]),
    ofRef: (ref) => {
      const frame = this.#frames.find(({ prefix }) => prefix === ref.slice(0, ref.indexOf('e')));
      return frame && this.#documentOf(frame);
    },
    // The one method that reading calls, with an answer of its shape.
    call: (async (document: FrameDocument, method: string, request: SnapshotRequest) => {
      const frame = this.#frames[document.frameId];
      if (!frame || method !== 'snapshot') throw new TypeError(`Not asked for: ${method}`);
      this.asked.push(`${frame.prefix || 'main'} ${request.maxChars ?? 'all'}`);
      if (frame.isGone) throw new DocumentGoneError('It went away.');
      return { ...answer(frame, request), token: '', url: '', title: '', readyState: 'complete' };
    }) as TabDocuments['call'],
  };

  readonly tree = {
    pair: async () => [],
    child: (ref: Ref) => {
      const frame = this.#byRef.get(ref);
      return frame && this.#documentOf(frame);
    },
  };

  readonly #known = new Map<FakeFrame, FrameDocument>();

  #documentOf(frame: FakeFrame | undefined): FrameDocument {
    if (!frame) throw new TypeError('No such frame.');
    let document = this.#known.get(frame);
    if (!document) {
      const { prefix } = frame;
      const frameId = this.#frames.indexOf(frame);
      // The brand's only source is an engine; here is none.
      document = { frameId, prefix, token: prefix as DocumentToken };
      this.#known.set(frame, document);
    }
    return document;
  }
}

const leaf = (prefix: string, lines: number): FakeFrame => ({ prefix, lines, children: [] });

describe('readTab', () => {
  it('reads all there is, each frame once, when no length is set', async () => {
    const tab = new FakeTab({ prefix: '', lines: 1, children: [leaf('f1', 1), leaf('f2', 0)] });
    const { text } = await readTab(tab.documents, tab.tree, signal);
    expect(text).toBe(
      [
        '- iframe [ref=e1]:',
        '  - text: line 0 of f1',
        '- iframe [ref=e2]',
        '- text: line 0 of ',
      ].join('\n'),
    );
    expect(tab.asked).toEqual(['main all', 'f1 all', 'f2 all']);
  });

  it('reads a frame again with less when all together are too long, the main one last', async () => {
    const tab = new FakeTab({ prefix: '', lines: 10, children: [leaf('f1', 200), leaf('f2', 5)] });
    const { text } = await readTab(tab.documents, tab.tree, signal, { maxChars: 1_500 });
    expect(text.length).toBeLessThanOrEqual(1_500);
    expect(text).toContain('line 4 of f2');
    expect(text).toContain('line 9 of \n'.trim());
    expect(tab.asked.map((call) => call.split(' ')[0])).toEqual(['main', 'f1', 'f2', 'f1']);
  });

  it('says so where a frame has no room at all', async () => {
    const main = {
      prefix: '',
      lines: 200,
      children: [{ ...leaf('f1', 0), children: [leaf('f2', 200)] }],
    };
    const tab = new FakeTab(main);
    const { text } = await readTab(tab.documents, tab.tree, signal, { maxChars: 200 });
    expect(text).toContain('- iframe [ref=e1]:\n  - /more: what is in the frame left out; see e1');
  });

  it('reads a part of one frame alone', async () => {
    const tab = new FakeTab({ prefix: '', lines: 3, children: [leaf('f1', 3)] });
    const root = refSchema.parse('f1e9');
    expect((await readTab(tab.documents, tab.tree, signal, { root })).text).toBe(
      '- text: line 0 of f1',
    );
    expect(tab.asked).toEqual(['f1 all']);
  });

  it('refuses a part of a page that was left', async () => {
    const tab = new FakeTab(leaf('', 3));
    const root = refSchema.parse('f7e9');
    await expect(readTab(tab.documents, tab.tree, signal, { root })).rejects.toThrow(StaleRefError);
  });

  it('goes on without a frame that went away, not without the page', async () => {
    const gone = { ...leaf('f1', 3), isGone: true };
    const tab = new FakeTab({ prefix: '', lines: 1, children: [gone] });
    expect((await readTab(tab.documents, tab.tree, signal)).text).toContain('- iframe [ref=e1]\n');
    const none = new FakeTab({ ...leaf('', 3), isGone: true });
    await expect(readTab(none.documents, none.tree, signal)).rejects.toThrow(DocumentGoneError);
  });

  it('never gives more than was asked for, however the frames are nested', async () => {
    const frames = framesOf(4);
    await fc.assert(
      fc.asyncProperty(frames, fc.integer({ min: 0, max: 3_000 }), async (main, maxChars) => {
        const tab = new FakeTab(numbered(main));
        const { text } = await readTab(tab.documents, tab.tree, signal, { maxChars });
        expect(text.length).toBeLessThanOrEqual(maxChars);
      }),
      { numRuns: 300 },
    );
  });
});

interface Sizes {
  readonly lines: number;
  readonly children: readonly Sizes[];
}

function framesOf(levels: number): fc.Arbitrary<Sizes> {
  return fc.record({
    lines: fc.nat({ max: 60 }),
    children: levels === 0 ? fc.constant([]) : fc.array(framesOf(levels - 1), { maxLength: 3 }),
  });
}

function numbered(main: Sizes): FakeFrame {
  let last = -1;
  const number = ({ lines, children }: Sizes): FakeFrame => {
    last += 1;
    const prefix = last === 0 ? '' : `f${last}`;
    return { prefix, lines, children: children.map(number) };
  };
  return number(main);
}
