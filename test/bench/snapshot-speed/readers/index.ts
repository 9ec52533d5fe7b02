import type { Reader } from '../reader';
import { bareWalk } from './bare-walk';
import { chromium } from './chromium';
import { domAccessibilityApi } from './dom-accessibility-api';
import { extension } from './extension';
import { playwright } from './playwright';
import { sidewright } from './sidewright';

/** The first is what the others are compared with. */
export const readers: readonly Reader[] = [
  sidewright,
  extension,
  playwright,
  chromium,
  domAccessibilityApi,
  bareWalk,
];
