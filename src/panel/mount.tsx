import './styles/tokens.css';
import './styles/base.css';
import { render } from 'preact';
import type { PanelDependencies } from './dependencies';
import { PanelContext } from './panel-context';
import { createPanelModels, type PanelModels } from './panel-models';
import { PanelShell } from './shell/panel-shell';

/**
 * Shows the panel in `root` and begins to read what is stored. `dispose` of the returned models takes
 * it down again.
 */
export function mountPanel(root: HTMLElement, dependencies: PanelDependencies): PanelModels {
  const models = createPanelModels(dependencies);
  const panel = { models, dependencies, t: dependencies.translate };
  render(
    <PanelContext.Provider value={panel}>
      <PanelShell />
    </PanelContext.Provider>,
    root,
  );
  void models.load();
  return {
    ...models,
    dispose: () => {
      render(null, root);
      models.dispose();
    },
  };
}
