import './welcome-cards.css';
import { Button, IconButton } from '../controls/button';
import { usePanel } from '../panel-context';
import { WelcomeCard } from './welcome-card';

/** The first start: three ways in, each of which works at once. */
export function WelcomeCards() {
  const { models, dependencies, t } = usePanel();
  const { editor, navigation, settings, test, welcome } = models;
  const choose = (act: () => void) => () => {
    welcome.close();
    act();
  };
  const useClaude = () => {
    editor.edit({ model: 'anthropic' });
    if (settings.apiKey.value !== undefined) return navigation.focusOn('plan');
    navigation.show('settings');
    navigation.focusOn('api-key');
  };
  const writePlan = () => {
    editor.edit({ model: 'plain' });
    navigation.focusOn('plan');
  };
  return (
    <section class="welcome" aria-labelledby="welcome-heading">
      <div class="screen-head">
        <h2 id="welcome-heading">{t('welcome')}</h2>
        <IconButton
          icon="close"
          label={t('dismiss')}
          onClick={choose(() => navigation.focusOn('plan'))}
        />
      </div>
      <ul class="welcome-cards">
        <WelcomeCard title={t('welcomePlain')} text={t('welcomePlainText')}>
          <Button onClick={choose(writePlan)}>{t('welcomePlainButton')}</Button>
        </WelcomeCard>
        <WelcomeCard title={t('welcomeClaude')} text={t('welcomeClaudeText')}>
          <Button onClick={choose(useClaude)}>{t('welcomeClaudeButton')}</Button>
        </WelcomeCard>
        {dependencies.sample && (
          <WelcomeCard title={t('welcomeSample')} text={t('welcomeSampleText')}>
            <Button onClick={choose(() => void test.openSample())}>
              {t('welcomeSampleButton')}
            </Button>
          </WelcomeCard>
        )}
      </ul>
    </section>
  );
}
