import { useEffect, useMemo } from 'preact/hooks';
import type { StepId } from '../../model/ids';
import { ErrorLine } from '../controls/error-line';
import { LoadingLine } from '../controls/state-lines';
import { usePanel } from '../panel-context';
import { useLoaded } from './use-loaded';

export function StepPicture({ stepId }: { stepId: StepId }) {
  const { dependencies, t } = usePanel();
  const loaded = useLoaded(stepId, () => dependencies.store.pictures.get(stepId)).value;
  if (loaded.state === 'loading') return <LoadingLine>{t('pictureLoading')}</LoadingLine>;
  if (loaded.state === 'failed') return <ErrorLine error={loaded.error} />;
  return loaded.value ? <BlobPicture image={loaded.value} /> : <p>{t('pictureGone')}</p>;
}

function BlobPicture({ image }: { image: Blob }) {
  const { t } = usePanel();
  const url = useMemo(() => URL.createObjectURL(image), [image]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <img class="step-picture" src={url} alt={t('pictureAlt')} />;
}
