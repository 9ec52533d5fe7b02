import { onTestFinished } from 'vitest';
import type { PanelDependencies, Target } from '../../../../src/panel/dependencies';
import { mountPanel } from '../../../../src/panel/mount';
import { fakeDependencies } from './fake-dependencies';

interface RenderOptions {
  target?: Target;
  /** Called before the panel is mounted, to fill the store or replace a dependency. */
  prepare?: (
    dependencies: PanelDependencies,
    state: Awaited<ReturnType<typeof fakeDependencies>>['state'],
  ) => Promise<void> | void;
}

/** A panel in the page, gone again when the test is finished. */
export async function renderPanel({ target, prepare }: RenderOptions = {}) {
  const { dependencies, state } = await fakeDependencies(target);
  await prepare?.(dependencies, state);
  const root = document.createElement('div');
  document.body.append(root);
  let models = mountPanel(root, dependencies);
  onTestFinished(() => {
    models.dispose();
    root.remove();
    state.deleteStore();
  });
  return {
    root,
    state,
    dependencies,
    get models() {
      return models;
    },
    /** As when the panel is closed and opened again. */
    remount() {
      models.dispose();
      models = mountPanel(root, dependencies);
    },
  };
}
