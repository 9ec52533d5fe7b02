import './plan-form.css';
import type { ComponentChildren } from 'preact';
import { TextField } from '../controls/field';
import { usePanel } from '../panel-context';
import { InterruptedRun } from './interrupted-run';
import { ModelChoiceField } from './model-choice-field';
import { PassCriteria } from './pass-criteria';
import { PlanField } from './plan-field';
import { RunBar } from './run-bar';
import { StartUrlField } from './start-url-field';
import { Variables } from './variables';
import { WelcomeCards } from './welcome-cards';

export function PlanForm({ aside }: { aside: ComponentChildren }) {
  const { models, t } = usePanel();
  const { editor, welcome } = models;
  return (
    <>
      <div class="screen">
        <InterruptedRun />
        {welcome.shown.value && <WelcomeCards />}
        <TextField
          id="scenario-name"
          label={t('name')}
          value={editor.fields.value.name}
          placeholder={t('namePlaceholder')}
          onInput={(name) => editor.edit({ name })}
        />
        <PlanField />
        <StartUrlField />
        <Variables />
        <PassCriteria />
        <ModelChoiceField />
      </div>
      <RunBar>{aside}</RunBar>
    </>
  );
}
