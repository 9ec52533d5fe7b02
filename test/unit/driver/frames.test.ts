import { describe, expect, it } from 'vitest';
import type { DocumentToken } from '../../../src/bridge/page-protocol';
import { FrameDocuments } from '../../../src/driver/frames';
import { refSchema } from '../../../src/model/ids';

const token = (text: string): DocumentToken => text as DocumentToken; // a test's own documents

describe('FrameDocuments', () => {
  it('gives the first page no prefix, and everything after it one of its own', () => {
    const documents = new FrameDocuments();
    expect(documents.add(0, token('page 1')).prefix).toBe('');
    expect(documents.add(7, token('frame')).prefix).toBe('f1');
    expect(documents.add(0, token('page 2')).prefix).toBe('f2');
  });

  it('never lets a ref of a page that was left name an element of the next one', () => {
    const documents = new FrameDocuments();
    const first = documents.add(0, token('page 1'));
    expect(documents.ofRef(refSchema.parse('e5'))).toBe(first);
    const second = documents.add(0, token('page 2'));
    expect(documents.ofRef(refSchema.parse('e5'))).toBeUndefined();
    expect(documents.ofRef(refSchema.parse('f1e5'))).toBe(second);
  });

  it('keeps the prefix when a document says again that it is there', () => {
    const documents = new FrameDocuments();
    const first = documents.add(0, token('page 1'));
    expect(documents.add(0, token('page 1'))).toBe(first);
  });

  it('drops all frames with the main document that held them', () => {
    const documents = new FrameDocuments();
    documents.add(0, token('page 1'));
    documents.add(3, token('frame'));
    const next = documents.add(0, token('page 2'));
    expect(documents.all()).toEqual([next]);
  });

  it('gives the first page no prefix, also when a frame was known before it', () => {
    const documents = new FrameDocuments();
    expect(documents.add(4, token('frame')).prefix).toBe('f1');
    expect(documents.add(0, token('page')).prefix).toBe('');
    expect(documents.add(4, token('frame')).prefix).toBe('f2');
  });
});
