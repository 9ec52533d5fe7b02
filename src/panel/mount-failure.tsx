import './styles/tokens.css';
import './styles/base.css';
import './shell/panel-shell.css';
import './controls/error-line.css';
import { render } from 'preact';
import { Button } from './controls/button';
import { Icon } from './controls/icon';
import { toProblem } from './models/problem';
import type { Translate } from './translate';

/** What the panel shows when it cannot even open its store: why, and what to do. */
export function mountFailure(root: HTMLElement, thrown: unknown, t: Translate): void {
  render(
    <main class="screen">
      <h1>{t('startFailed')}</h1>
      <div class="error-line" role="alert">
        <Icon name="warning" />
        <p>{toProblem(thrown).message}</p>
        <Button onClick={() => location.reload()}>{t('reloadPanel')}</Button>
      </div>
    </main>,
    root,
  );
}
