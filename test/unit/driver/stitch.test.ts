import { describe, expect, it } from 'vitest';
import { type FrameText, stitchFrames } from '../../../src/driver/stitch';
import { type Ref, refSchema } from '../../../src/model/ids';

const ref = (text: string): Ref => refSchema.parse(text);
const none = (): undefined => undefined;

describe('stitchFrames', () => {
  it('leaves a page without frames as it is', () => {
    const text = '- button "iframe [ref=e9]" [ref=e2]';
    expect(stitchFrames({ text, iframes: [] }, none)).toBe(text);
  });

  it('puts a child one level below its iframe, at any depth', () => {
    const frames: Record<string, FrameText> = {
      e2: { text: '- heading "Help" [ref=f1e1]\n- iframe [ref=f1e2]', iframes: [ref('f1e2')] },
      f1e2: { text: '- textbox "Comment" [ref=f2e1]', iframes: [] },
    };
    const root = {
      text: '- main [ref=e1]:\n  - iframe [ref=e2]\n  - text: after',
      iframes: [ref('e2')],
    };
    expect(stitchFrames(root, (iframe) => frames[iframe])).toBe(
      [
        '- main [ref=e1]:',
        '  - iframe [ref=e2]:',
        '    - heading "Help" [ref=f1e1]',
        '    - iframe [ref=f1e2]:',
        '      - textbox "Comment" [ref=f2e1]',
        '  - text: after',
      ].join('\n'),
    );
  });

  it('keeps the line of a frame that could not be read, or is empty', () => {
    const root = { text: '- iframe [ref=e1]\n- iframe [ref=e2]', iframes: [ref('e1'), ref('e2')] };
    const empty = { text: '', iframes: [] };
    expect(stitchFrames(root, (iframe) => (iframe === 'e2' ? empty : undefined))).toBe(root.text);
  });

  it('is not fooled by page text that looks like an iframe line', () => {
    const root = {
      text: '- text: "- iframe [ref=e1]"\n- iframe [active] [ref=e1] [cursor=pointer]',
      iframes: [ref('e1')],
    };
    const child = { text: '- text: inside', iframes: [] };
    expect(stitchFrames(root, () => child)).toBe(
      '- text: "- iframe [ref=e1]"\n- iframe [active] [ref=e1] [cursor=pointer]:\n  - text: inside',
    );
  });
});
