import { afterEach, describe, expect, it } from 'vitest';
import { FramePairing } from '../../../src/page/frames/pairing';
import { RefMap } from '../../../src/page/snapshot/ref-map';

const started: FramePairing[] = [];

afterEach(() => {
  for (const pairing of started.splice(0)) pairing.stop();
  document.body.innerHTML = '';
});

function pairingOf(window: Window): FramePairing {
  const pairing = new FramePairing(window);
  pairing.start();
  started.push(pairing);
  return pairing;
}

async function mountFrame(id: string): Promise<{ frame: HTMLIFrameElement; view: Window }> {
  const frame = document.createElement('iframe');
  frame.id = id;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  frame.srcdoc = `<p>${id}</p>`;
  document.body.append(frame);
  await loaded;
  if (!frame.contentWindow) throw new TypeError('No window.');
  return { frame, view: frame.contentWindow };
}

/** Done when a message that was posted to the window before this call has been delivered. */
async function delivered(window: Window): Promise<void> {
  await new Promise<void>((resolve) => {
    const onMessage = (event: MessageEvent) => {
      if (event.data !== 'delivered') return;
      window.removeEventListener('message', onMessage);
      resolve();
    };
    window.addEventListener('message', onMessage);
    window.postMessage('delivered', '*');
  });
}

describe('frame pairing', () => {
  it('tells each frame a nonce of its own, unseen by the page', async () => {
    const one = await mountFrame('one');
    const two = await mountFrame('two');
    const parent = pairingOf(window);
    const inOne = pairingOf(one.view);
    const inTwo = pairingOf(two.view);
    const seenByPage: unknown[] = [];
    one.view.addEventListener('message', ({ data }) => seenByPage.push(data));
    const refs = new RefMap();
    refs.assign(one.frame, 'iframe', '');
    refs.assign(two.frame, 'iframe', '');

    const pairs = parent.announce(refs);
    await delivered(one.view);
    await delivered(two.view);

    expect(pairs.map(({ ref }) => ref)).toEqual(['e1', 'e2']);
    expect(pairs[0]?.nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(inOne.heard()).toEqual([pairs[0]?.nonce]);
    expect(inTwo.heard()).toEqual([pairs[1]?.nonce]);
    expect(seenByPage).toEqual(['delivered']);
  });

  it('sends nothing to frames that no snapshot has shown', async () => {
    await mountFrame('one');
    expect(pairingOf(window).announce(new RefMap())).toEqual([]);
  });

  it('does not believe a message that is not from the parent', async () => {
    const { view } = await mountFrame('one');
    const inFrame = pairingOf(view);
    const script = view.document.createElement('script');
    script.textContent = "window.postMessage({ sidewrightFrameNonce: 'forged' }, '*')";
    view.document.body.append(script);
    await delivered(view);
    expect(inFrame.heard()).toEqual([]);
  });

  it('still hears after the document was written anew', async () => {
    const { frame, view } = await mountFrame('one');
    const inFrame = pairingOf(view);
    view.document.open();
    view.document.write('<p>new</p>');
    view.document.close();
    const refs = new RefMap();
    refs.assign(frame, 'iframe', '');
    await Promise.resolve();
    const pairs = pairingOf(window).announce(refs);
    await delivered(view);
    expect(inFrame.heard()).toEqual([pairs[0]?.nonce]);
  });

  it('hears nothing any more once stopped', async () => {
    const { frame, view } = await mountFrame('one');
    const inFrame = pairingOf(view);
    inFrame.stop();
    const refs = new RefMap();
    refs.assign(frame, 'iframe', '');
    pairingOf(window).announce(refs);
    await delivered(view);
    expect(inFrame.heard()).toEqual([]);
  });
});
