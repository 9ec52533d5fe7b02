import type { Locator } from '../../../src/model/locator';
import { queryAll, type Scope } from '../../../src/page/query';

/** Makes `html` the page; `<template shadowrootmode>` becomes a shadow root. */
export function show(html: string): void {
  document.body.setHTMLUnsafe(html);
}

/** The ids of what a locator matches, in the order it matches. */
export function idsOf(locator: Locator, root: Scope = document): string[] {
  return queryAll(locator, root).map((element) => element.id);
}

/** The element with that id in the document (not in a shadow tree). */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The test page has no element "${id}".`);
  return element;
}
