import type { Modifier, MouseButton } from '../../../model/action';
import type { ElementWord } from './grammar/element-words';

/** Where to look for a target: "in the dialog", "in row 3", "next to Alice". */
export interface Scope {
  /** The kind of container; without it, whatever is nearest around `name`. */
  word?: ElementWord | undefined;
  name?: string | undefined;
  /** Counted from 1; -1 is the last. Header rows are not counted. */
  nth?: number | undefined;
}

/** How a step names an element, before anything is known of the page. */
export interface TargetPhrase {
  /** May be empty when `word` is set: "the button". */
  name: string;
  /** "button" in "the Save button". */
  word?: ElementWord | undefined;
  /** The whole phrase, when part of it was read as a kind or a number: an exact match of it wins. */
  also?: string | undefined;
  /** Counted from 1; -1 is the last. */
  nth?: number | undefined;
  /** Whatever has the focus; `name` is empty then. */
  focused?: true | undefined;
  /** Innermost first. */
  within?: Scope[] | undefined;
}

export type TextMatcher = 'visible' | 'hidden';

/** A fact that a step asks to be checked. */
export type PlainCheck =
  | { on: 'text'; text: string; matcher: TextMatcher }
  | { on: 'text'; text: string; matcher: 'count'; expected: number }
  | { on: 'element'; target: TargetPhrase; matcher: TextMatcher }
  | { on: 'element'; target: TargetPhrase; matcher: 'checked' | 'enabled'; not?: true | undefined }
  | {
      on: 'element';
      target: TargetPhrase;
      matcher: 'containsText' | 'value';
      expected: string;
      not?: true | undefined;
    }
  | { on: 'element'; target: TargetPhrase; matcher: 'count'; expected: number }
  | {
      on: 'page';
      matcher: 'url' | 'title';
      expected: string;
      contains?: true | undefined;
      not?: true | undefined;
    }
  /** "the dashboard loads": a heading with these words, else such a text. */
  | { on: 'loaded'; words: string };

/** One thing that a plan line asks for. A line may hold several. */
export type PlainStep =
  | { kind: 'navigate'; url: string }
  | { kind: 'reload' }
  | { kind: 'back' }
  | {
      kind: 'click';
      target: TargetPhrase;
      button?: MouseButton | undefined;
      clickCount?: number | undefined;
      modifiers?: Modifier[] | undefined;
    }
  | { kind: 'fill'; target: TargetPhrase; value: string }
  | { kind: 'press'; key: string; target?: TargetPhrase | undefined }
  /** Options of a list, chosen by label. */
  | { kind: 'select'; target: TargetPhrase; options: string[] }
  /** "Select High", with no word of where: an option, a radio button, a tab, a row… */
  | { kind: 'choose'; target: TargetPhrase }
  | { kind: 'check'; target: TargetPhrase }
  | { kind: 'uncheck'; target: TargetPhrase }
  | { kind: 'hover'; target: TargetPhrase }
  | { kind: 'scroll'; deltaX: number; deltaY: number }
  | { kind: 'scrollTo'; target: TargetPhrase }
  | {
      kind: 'waitForText';
      text: string;
      state: 'visible' | 'gone';
      timeoutMs?: number | undefined;
    }
  /** `insteadOf` is what the line asked for, when that was a fixed pause. */
  | { kind: 'waitForStable'; timeoutMs?: number | undefined; insteadOf?: string | undefined }
  | { kind: 'assert'; check: PlainCheck };

export type PlainStepKind = PlainStep['kind'];

/** What a line was read as, or in words why it cannot be. */
export type Reading = { steps: PlainStep[] } | { problem: string };

/** The element a step acts on, when it acts on one. */
export function targetOf(step: PlainStep): TargetPhrase | undefined {
  return 'target' in step ? step.target : undefined;
}
