import { usePanel } from '../panel-context';

/** The site under test, and whether Sidewright may read it. */
export function TargetLine() {
  const { models, t } = usePanel();
  const target = models.target.current.value;
  if (!target) return <p class="target-line">{t('targetNone')}</p>;
  const { site, title, granted, restricted } = target;
  const state = t(
    restricted !== undefined ? 'targetRestricted' : granted ? 'targetGranted' : 'targetNotGranted',
  );
  return (
    <p class="target-line" title={`${title}\n${state}`}>
      <span class={`target-dot ${granted ? 'target-dot-granted' : ''}`} />
      <span class="visually-hidden">{t('targetLabel')}</span>
      <span class="target-site">{site}</span>
      <span class="visually-hidden">{state}</span>
    </p>
  );
}
