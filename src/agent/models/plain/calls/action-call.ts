import { assertNever } from '../../../../model/assert-never';
import type { Observation } from '../../../../model/observation';
import type { SnapshotNode } from '../../../../model/snapshot-text/snapshot-node';
import { walk } from '../../../../model/snapshot-text/walk';
import type { Page } from '../find/page';
import { LISTS } from '../find/roles';
import type { PlainStep } from '../plain-step';
import { chooseFrom, chooseNode, type Tried } from './choose';
import { locate } from './locate';
import type { Names } from './names';
import { act, elementInput, type Outcome } from './outcome';

export type ActionStep = Exclude<PlainStep, { kind: 'assert' }>;

export interface Sight {
  page: Page;
  observation: Observation | undefined;
  names: Names;
}

/** The tool call that carries out an action with the page as it is. */
export function actionCall(
  { page, observation, names }: Sight,
  step: ActionStep,
  tried: Tried,
): Outcome {
  switch (step.kind) {
    case 'navigate':
      return act('navigate', { url: step.url });
    case 'reload':
      return observation
        ? act('navigate', { url: observation.url })
        : { kind: 'missing', why: 'the page has no address yet', nearest: [] };
    case 'back':
      return act('back', {});
    case 'scroll': {
      const { deltaX, deltaY } = step;
      return act('scroll', { deltaX, deltaY });
    }
    case 'waitForText': {
      const { text, state, timeoutMs } = step;
      return act('wait_for', { text, state, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
    }
    case 'waitForStable': {
      const { timeoutMs, insteadOf } = step;
      const note = insteadOf && 'waiting until the page has settled instead of for a fixed time';
      return act('wait_for_stable', timeoutMs === undefined ? {} : { timeoutMs }, note);
    }
    case 'click':
      return locate(page, names, step.target, 'click', (node) => {
        const { kind: _, target: __, ...options } = step;
        return act('click', { ...elementInput(node), ...options });
      });
    case 'fill':
      return locate(page, names, step.target, 'fill', (node) =>
        hasOptions(node)
          ? chooseFrom(page, names, node, [step.value], tried)
          : act('fill', { ...elementInput(node), value: step.value }),
      );
    case 'press':
      if (!step.target) return act('press', { key: step.key });
      return locate(page, names, step.target, 'press', (node) =>
        act('press', { ...elementInput(node), key: step.key }),
      );
    case 'select':
      return locate(page, names, step.target, 'select', (node) =>
        chooseFrom(page, names, node, step.options, tried),
      );
    case 'choose':
      return locate(page, names, step.target, 'choose', (node) => chooseNode(page, node, tried));
    case 'check':
    case 'uncheck':
      return locate(page, names, step.target, 'tick', (node) => act(step.kind, elementInput(node)));
    case 'hover':
      return locate(page, names, step.target, 'hover', (node) => act('hover', elementInput(node)));
    case 'scrollTo':
      return locate(page, names, step.target, 'scrollTo', (node) =>
        act('scroll', elementInput(node)),
      );
    default:
      return assertNever(step);
  }
}

/** A drop-down list is set, not typed into. */
function hasOptions(node: SnapshotNode): boolean {
  return LISTS.has(node.role) && [...walk(node.children)].some(({ role }) => role === 'option');
}

/** Whether a step must see the page as it is now. */
export function needsLook(step: PlainStep): boolean {
  switch (step.kind) {
    case 'navigate':
    case 'back':
    case 'scroll':
    case 'waitForText':
    case 'waitForStable':
      return false;
    case 'press':
      return step.target !== undefined;
    case 'assert':
      return step.check.on !== 'page';
    case 'reload':
    case 'click':
    case 'fill':
    case 'select':
    case 'choose':
    case 'check':
    case 'uncheck':
    case 'hover':
    case 'scrollTo':
      return true;
    default:
      return assertNever(step);
  }
}
