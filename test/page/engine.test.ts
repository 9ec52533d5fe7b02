import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DocumentToken } from '../../src/bridge/page-protocol';
import type { FrameService } from '../../src/bridge/serve-frame';
import type { ElementAction } from '../../src/model/action';
import { SidewrightError } from '../../src/model/errors/sidewright-error';
import type { Ref } from '../../src/model/ids';
import { refSchema } from '../../src/model/ids';
import { createPageEngine, type PageEngine } from '../../src/page/engine';
import { isOwn } from '../../src/page/own-elements';

// The brand's only source is the answer of a frame; here is the frame.
const token = 'this document' as DocumentToken;
const { signal } = new AbortController();
let engine: PageEngine<DocumentToken>;

beforeEach(() => {
  engine = createPageEngine({ window, token });
  engine.adopt({ refPrefix: '', secrets: ['s3cret'] });
});

afterEach(() => {
  engine.dispose();
  document.body.innerHTML = '';
  document.title = '';
});

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new TypeError(`No #${id}.`);
  return element;
}

/** Takes a snapshot and gives the ref of the first line that holds `text`. */
async function refOf(text: string): Promise<Ref> {
  const snapshot = await engine.snapshot();
  const line = snapshot.text.split('\n').find((one) => one.includes(text));
  return refSchema.parse(/\[ref=(\w+)\]/.exec(line ?? '')?.[1]);
}

function act(ref: Ref, action: ElementAction, timeoutMs = 1_000) {
  return engine.act({ ref, action, timeoutMs }, signal);
}

async function failure(running: Promise<unknown>): Promise<SidewrightError> {
  const error = await running.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof SidewrightError) return error;
  throw new TypeError(`A SidewrightError was expected, but got ${String(error)}.`);
}

describe('page engine', () => {
  it('is what the bridge serves', () => {
    const service: FrameService = engine;
    expect(service).toBe(engine);
  });

  it('says which document it is in', () => {
    document.title = 'Your s3cret page';
    expect(engine.state()).toEqual({
      token,
      url: document.URL,
      title: 'Your •••• page',
      readyState: 'complete',
    });
  });

  it('takes snapshots with the prefix and the secrets it was given, of a part too', async () => {
    engine.adopt({ refPrefix: 'f2', secrets: ['s3cret'] });
    document.body.innerHTML =
      '<p>The s3cret</p><nav><button>One</button></nav><iframe title="x"></iframe>';
    const { text, iframes } = await engine.snapshot();
    expect(text).toContain('- paragraph [ref=f2e2]: The ••••');
    expect(iframes).toHaveLength(1);
    expect(text).toContain(`- iframe [ref=${iframes[0]}]`);
    const root = refSchema.parse(/navigation \[ref=(\w+)\]/.exec(text)?.[1]);
    expect((await engine.snapshot({ root })).text).toContain('button "One"');
    expect((await engine.snapshot({ root })).text).not.toContain('paragraph');
  });

  it('acts on a ref and says what that changed', async () => {
    document.body.innerHTML = '<input aria-label="Email">';
    const { effect } = await act(await refOf('Email'), { kind: 'fill', value: 'a@b.example' });
    expect(effect).toEqual({ mutations: 0, value: 'a@b.example', focus: 'textbox "Email"' });
  });

  it('shows no secret in an effect or a message', async () => {
    document.body.innerHTML = '<input aria-label="Code"><input type="date" aria-label="Due">';
    const { effect } = await act(await refOf('Code'), { kind: 'fill', value: 's3cret' });
    expect(effect.value).toBe('••••');
    const error = await failure(act(await refOf('Due'), { kind: 'fill', value: 's3cret' }));
    expect(error.message).toBe(
      'textbox "Due" does not take "••••". Give a date such as 2026-11-30.',
    );
  });

  it('points at the target in the page and leaves nothing behind', async () => {
    document.body.innerHTML = '<button>Save</button>';
    await act(await refOf('Save'), { kind: 'click' });
    expect([...document.documentElement.children].filter(isOwn)).toHaveLength(1);
    engine.dispose();
    expect([...document.documentElement.children].filter(isOwn)).toHaveLength(0);
  });

  it('presses keys, scrolls and goes back on the page', async () => {
    document.body.innerHTML = '<button>One</button><div style="height: 3000px"></div>';
    const pressed = await engine.actOnPage({ action: { kind: 'pressKey', key: 'Tab' } }, signal);
    expect(pressed.effect.focus).toBe('button "One"');
    const scrolled = await engine.actOnPage(
      { action: { kind: 'scroll', deltaX: 0, deltaY: 100 } },
      signal,
    );
    expect(scrolled.effect.scrolled).toBe(true);
    expect(window.scrollY).toBe(100);
  });
});

describe('targets', () => {
  it('describes an element by ref, with a locator that is unique now', async () => {
    document.body.innerHTML = '<button>Save</button><button>Cancel</button>';
    const ref = await refOf('Save');
    const target = await engine.describe({ target: { ref }, heal: false });
    expect(target).toMatchObject({
      ref,
      role: 'button',
      name: 'Save',
      locator: { by: 'role', role: 'button', name: 'Save' },
    });
    expect(target.candidates[0]?.matches).toBe(1);
    expect(target.healedFrom).toBeUndefined();
  });

  it('describes an element by locator, strictly', async () => {
    document.body.innerHTML = '<button>Save</button><button>Save as</button>';
    const locator = { by: 'role', role: 'button', name: 'Save', exact: true } as const;
    const target = await engine.describe({ target: { locator }, heal: false });
    expect(target).toMatchObject({ role: 'button', name: 'Save', locator });
    const loose = { by: 'role', role: 'button', name: 'Save' } as const;
    const error = await failure(engine.describe({ target: { locator: loose }, heal: true }));
    expect(error.code).toBe('StrictModeError');
    const none = { by: 'role', role: 'button', name: 'Print' } as const;
    expect((await failure(engine.describe({ target: { locator: none }, heal: true }))).code).toBe(
      'TargetNotFoundError',
    );
  });

  it('never heals unless told', async () => {
    document.body.innerHTML = '<button id="b">Sign In</button>';
    const ref = await refOf('Sign In');
    byId('b').textContent = 'Sign in to your account';
    const error = await failure(engine.describe({ target: { ref }, heal: false }));
    expect(error.code).toBe('StaleRefError');
    expect(error.message).toBe(
      `${ref}, button "Sign In", has changed: it is button "Sign in to your account" now. Take a new snapshot and use a ref from it.`,
    );
    byId('b').remove();
    const gone = await failure(act(ref, { kind: 'click' }));
    expect(gone.code).toBe('StaleRefError');
    expect(gone.message).toContain(`${ref}, button "Sign In", is no longer on the page.`);
  });

  it('heals a changed or removed target by what it was', async () => {
    document.body.innerHTML = '<button id="b">Sign In</button><a href="#">Help</a>';
    const ref = await refOf('Sign In');
    document.body.innerHTML = '<button id="c">Sign in to your account</button><a href="#">Help</a>';
    const target = await engine.describe({ target: { ref }, heal: true });
    expect(target).toMatchObject({
      role: 'button',
      name: 'Sign in to your account',
      healedFrom: 'button "Sign In"',
    });
    expect(target.ref).not.toBe(ref);
  });

  it('heals by words alone when the page of the ref is gone', async () => {
    document.body.innerHTML = '<a href="#">Sign in</a>';
    const target = await engine.describe({
      target: { description: 'Sign in link' },
      heal: true,
    });
    expect(target).toMatchObject({ role: 'link', name: 'Sign in', healedFrom: 'Sign in link' });
  });

  it('takes no part in a tie', async () => {
    document.body.innerHTML = '<button>Delete</button>';
    const ref = await refOf('Delete');
    document.body.innerHTML = '<button>Delete</button><button>Delete</button>';
    const error = await failure(engine.describe({ target: { ref }, heal: true }));
    expect(error.code).toBe('AmbiguousTargetError');
  });

  it('knows no ref that was never handed out', async () => {
    const ref = refSchema.parse('e999');
    const error = await failure(engine.describe({ target: { ref }, heal: true }));
    expect(error.code).toBe('UnknownRefError');
    document.body.innerHTML = '<button>Save</button>';
    const target = await engine.describe({ target: { ref, description: 'Save' }, heal: true });
    expect(target.name).toBe('Save');
  });

  it('goes on with the element that the page drew anew in the middle of a wait', async () => {
    document.body.innerHTML = '<div id="box"><button disabled>Save</button></div>';
    const ref = await refOf('Save');
    let clicks = 0;
    byId('box').addEventListener('click', () => clicks++);
    setTimeout(() => {
      byId('box').innerHTML = '<button>Save</button>';
    }, 60);
    await act(ref, { kind: 'click' }, 5_000);
    expect(clicks).toBe(1);
  });

  it('stops when the element leaves in the middle of a wait and no twin comes', async () => {
    document.body.innerHTML = '<div id="box"><button disabled>Save</button></div>';
    const ref = await refOf('Save');
    setTimeout(() => {
      byId('box').innerHTML = '<button>Save</button><button>Save</button>';
    }, 60);
    const error = await failure(act(ref, { kind: 'click' }, 60_000));
    expect(error.code).toBe('NotActionableError');
    expect(error.message).toContain('was removed from the page before it could be clicked');
  });

  it('finds frames, and nothing but frames', async () => {
    document.body.innerHTML = '<iframe name="pay"></iframe><p>x</p>';
    const { ref } = await engine.findFrame({ locator: { by: 'css', css: 'iframe[name=pay]' } });
    expect((await engine.snapshot()).iframes).toEqual([ref]);
    expect(engine.announce().pairs).toMatchObject([{ ref }]);
    const error = await failure(engine.findFrame({ locator: { by: 'css', css: 'p' } }));
    expect(error.message).toBe('paragraph is not a frame.');
  });
});

describe('checks and stability', () => {
  it('checks without healing, and masks what it saw', async () => {
    document.body.innerHTML = '<p>The s3cret</p>';
    expect(
      await engine.checkNow({
        target: { by: 'css', css: 'p' },
        check: { matcher: 'text', expected: 'The s3cret' },
        not: false,
      }),
    ).toEqual({ passed: true, received: 'text "The ••••"' });
    const error = await failure(
      engine.checkNow({
        target: { by: 'css', css: 'p[' },
        check: { matcher: 'visible' },
        not: false,
      }),
    );
    expect(error.code).toBe('InvalidLocatorError');
  });

  it('waits for the page to settle, or the time to be up', async () => {
    const result = await engine.waitForStable({ timeoutMs: 30 }, signal);
    expect(result).toMatchObject({
      stable: false,
      waitingOn: 'the page to stay unchanged for longer',
    });
  });
});
