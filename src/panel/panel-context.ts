import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PanelDependencies } from './dependencies';
import type { PanelModels } from './panel-models';
import type { Translate } from './translate';

export interface Panel {
  models: PanelModels;
  dependencies: PanelDependencies;
  t: Translate;
}

export const PanelContext = createContext<Panel | undefined>(undefined);

/** What every component of the panel works with. */
export function usePanel(): Panel {
  const panel = useContext(PanelContext);
  if (!panel) throw new TypeError('usePanel outside of mountPanel');
  return panel;
}
