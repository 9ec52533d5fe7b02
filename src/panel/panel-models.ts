import type { PanelDependencies } from './dependencies';
import { announceRunEvent } from './models/announce-run-event';
import { createAnnouncerModel } from './models/announcer-model';
import { createExportsModel } from './models/exports-model';
import { createHistoryModel } from './models/history-model';
import { createLibraryModel } from './models/library-model';
import { createNavigationModel } from './models/navigation-model';
import { createPlanEditorModel } from './models/plan-editor-model';
import { createResumeModel } from './models/resume-model';
import { createRunModel } from './models/run-model';
import { createSettingsModel } from './models/settings-model';
import { createTargetModel } from './models/target-model';
import { createTestModel } from './models/test-model';
import { createUndoModel } from './models/undo-model';
import { createWelcomeModel } from './models/welcome-model';

/** Everything the panel knows and can do; the components only show it. */
export type PanelModels = ReturnType<typeof createPanelModels>;

export function createPanelModels(dependencies: PanelDependencies) {
  const { store, runner, translate: t } = dependencies;
  const announcer = createAnnouncerModel();
  const navigation = createNavigationModel();
  const undo = createUndoModel(navigation);
  const settings = createSettingsModel(dependencies.settings, dependencies.apiKey);
  const history = createHistoryModel({
    store,
    undo,
    runScenario: (scenario) => test.runScenario(scenario),
  });
  const library = createLibraryModel(store, undo);
  const editor = createPlanEditorModel({ ...dependencies, settings });
  const run = createRunModel({
    runner,
    store,
    onEvent: (event, current) => {
      announceRunEvent(announcer, t, event, current);
      if (event.type === 'runStarted' || event.type === 'runEnded') void history.refresh();
    },
  });
  const test = createTestModel({ dependencies, editor, library, navigation, run, settings });
  const parts = { dependencies, editor, history, navigation, run, settings, test };
  const resume = createResumeModel({ ...parts, say: announcer.say });
  return {
    announcer,
    editor,
    exports: createExportsModel(dependencies, announcer.say),
    history,
    library,
    navigation,
    resume,
    run,
    settings,
    target: createTargetModel(dependencies.target),
    test,
    undo,
    welcome: createWelcomeModel(editor, library, history),
    /** Reads what is stored, and closes the books on runs that were interrupted. */
    load: async () => {
      await Promise.all([settings.load(), library.refresh(), history.load().then(resume.load)]);
    },
    dispose: () => {
      editor.dispose();
      settings.dispose();
    },
  };
}
