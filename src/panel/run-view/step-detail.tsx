import { describeEffect } from '../../model/effect';
import { usePanel } from '../panel-context';
import { DetailItem } from './detail-item';
import { Expectation } from './expectation';
import { StepLocators } from './step-locators';
import { StepObservation } from './step-observation';
import { StepPicture } from './step-picture';
import type { StepRowProps } from './step-row';

/** All that is known of one step. */
export function StepDetail({ runId, caseRun, caseIndex, step, stepIndex }: StepRowProps) {
  const { t } = usePanel();
  const { call, effect, error, line, picture, result, said, target, url } = step;
  const planLine = caseRun.case.lines.find(({ number }) => number === line);
  return (
    <dl class="step-detail">
      {planLine && (
        <DetailItem label={t('detailPlan')}>
          {planLine.number}. {planLine.text}
        </DetailItem>
      )}
      {error && (
        <DetailItem label={t('detailError')}>
          <span class="tone-failed">{error.message}</span>
        </DetailItem>
      )}
      {call.type === 'assert' && result && (
        <DetailItem label={t('detailResult')}>
          <Expectation step={step} />
        </DetailItem>
      )}
      {target?.healedFrom !== undefined && (
        <DetailItem label={t('detailHealed')}>{t('healedText', target.healedFrom)}</DetailItem>
      )}
      {effect && <DetailItem label={t('detailEffect')}>{describeEffect(effect)}</DetailItem>}
      {target && (
        <DetailItem label={t('detailLocator')}>
          <StepLocators target={target} />
        </DetailItem>
      )}
      {url !== undefined && <DetailItem label={t('detailUrl')}>{url}</DetailItem>}
      {said !== undefined && said !== '' && <DetailItem label={t('detailSaid')}>{said}</DetailItem>}
      {picture && (
        <DetailItem label={t('detailPicture')}>
          {picture.taken ? <StepPicture stepId={step.id} /> : t('pictureNone', picture.why)}
        </DetailItem>
      )}
      <DetailItem label={t('detailSaw')}>
        <StepObservation runId={runId} caseIndex={caseIndex} stepIndex={stepIndex} />
      </DetailItem>
    </dl>
  );
}
