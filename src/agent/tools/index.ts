import { assertTool } from './assert';
import { back } from './back';
import { check } from './check';
import { click } from './click';
import { completeScenario } from './complete-scenario';
import { fill } from './fill';
import { find } from './find';
import { hover } from './hover';
import { navigate } from './navigate';
import { press } from './press';
import { scroll } from './scroll';
import { select } from './select';
import { snapshot } from './snapshot';
import type { Tool } from './tool';
import { uncheck } from './uncheck';
import { waitFor } from './wait-for';
import { waitForStable } from './wait-for-stable';

/** Every tool a model can call, in the order it is told of them. */
export const tools: readonly Tool[] = [
  snapshot,
  find,
  navigate,
  back,
  click,
  fill,
  press,
  select,
  check,
  uncheck,
  hover,
  scroll,
  waitFor,
  waitForStable,
  assertTool,
  completeScenario,
];
