import { type Phrase, part } from '../literals';

/** The verb of a statement, split off: "the Save button | is not | disabled". */
export interface Predicate {
  subject: Phrase;
  not: boolean;
  /** `be` for is, are, should be…; else the verb in its base form. */
  verb: PredicateVerb;
  rest: Phrase;
}

export type PredicateVerb =
  | 'be'
  | 'show'
  | 'have'
  | 'appear'
  | 'disappear'
  | 'load'
  | 'open'
  | 'equal';

/** Forms that are a verb wherever they stand, and forms that are a label as often ("Read more"). */
const VERBS: readonly {
  verb: Exclude<PredicateVerb, 'be'>;
  forms: string;
  afterAuxiliary?: string;
}[] = [
  {
    verb: 'appear',
    forms: 'appears?|appeared|exists?|pops?\\s+up|shows?\\s+up|shows(?=$)|comes?\\s+up',
    afterAuxiliary: 'show(?=$)',
  },
  {
    verb: 'disappear',
    forms: 'disappears?|disappeared|vanish(?:es)?|vanished|goes\\s+away|closes|closed(?=$)',
    afterAuxiliary: 'go\\s+away|gone\\s+away|close|closed',
  },
  { verb: 'load', forms: 'loads|renders|loaded(?=$)', afterAuxiliary: 'load|render|loaded' },
  { verb: 'open', forms: 'opens|opened(?=$)', afterAuxiliary: 'open|opened' },
  {
    verb: 'equal',
    forms: 'equals?|matches|changes\\s+to|={1,3}',
    afterAuxiliary: 'match|change\\s+to',
  },
  {
    verb: 'show',
    forms: 'shows|displays|contains?|includes?|says|reads|lists|mentions',
    afterAuxiliary: 'show|display|say|read|list|mention',
  },
  { verb: 'have', forms: 'has|have' },
];

const FORMS = VERBS.map(({ forms }) => forms).join('|');
const FORMS_AFTER_AUXILIARY = VERBS.map(({ forms, afterAuxiliary }) =>
  afterAuxiliary ? `${forms}|${afterAuxiliary}` : forms,
).join('|');

const NOT = "(?:\\s+not|\\s+no\\s+longer|\\s+never|n['’]t)";
const MODAL = '(?:should|must|will|shall|can|could|would)';
const ADVERB = '(?:(?:now|still|also|then|correctly|again|currently)\\s+)*';
const NOT_BE = [
  `${MODAL}(?:${NOT})\\s+(?:be|become|remain)`,
  'cannot\\s+be',
  `(?:is|are|was|were)${NOT}`,
  'to\\s+no(?:t|\\s+longer)\\s+be',
  'not\\s+to\\s+be',
  'no\\s+longer(?=\\s+(?:visible|shown|displayed|present|there|listed|enabled|disabled|checked|selected))',
].join('|');
const BE = `(?:${MODAL}|to|needs?\\s+to|has|have)\\s+${ADVERB}(?:be|become|been|remain|stay)|is|are|was|were|remains?|stays?|becomes?|gets?`;
const NOT_DO = `(?:does|do|did|${MODAL}|has|have)${NOT}|cannot|no\\s+longer|not\\s+to|to\\s+not|never`;
const DO = [
  `(?:(?<notDo>${NOT_DO})\\s+|(?:${MODAL}|to|has|have)\\s+${ADVERB})(?<helped>${FORMS_AFTER_AUXILIARY})`,
  `${ADVERB}(?<alone>${FORMS})`,
].join('|');
const PREDICATE = `(?:(?<notBe>${NOT_BE})|(?<be>${BE})|${DO})(?:\\s+${ADVERB}(?<rest>.*))?$`;

const WITH_SUBJECT = new RegExp(
  `^(?<subject>.+?(?<!^(?:the|an?|my|your|no)))\\s+${PREDICATE}`,
  'iu',
);
const WITHOUT_SUBJECT = new RegExp(`^${PREDICATE}`, 'iu');
const STARTS_WITH_AUXILIARY = new RegExp(
  `^(?:(?:is|are|was|were|does|do|did|has|have|${MODAL})(?:n['’]t)?|cannot|not|no\\s+longer)\\s`,
  'iu',
);

/** Splits a statement at its first verb; `undefined` when it has none. The subject may be empty. */
export function splitPredicate(statement: Phrase): Predicate | undefined {
  const { text } = statement;
  const patterns = STARTS_WITH_AUXILIARY.test(text)
    ? [WITHOUT_SUBJECT]
    : [WITH_SUBJECT, WITHOUT_SUBJECT];
  const groups = patterns.map((pattern) => pattern.exec(text)).find((found) => found)?.groups;
  if (!groups || isLabel(groups)) return undefined;
  return {
    subject: part(statement, groups.subject),
    not: groups.notBe !== undefined || groups.notDo !== undefined,
    verb: verbOf(groups.helped ?? groups.alone, groups.rest ?? ''),
    rest: part(statement, groups.rest),
  };
}

const BASE_FORM =
  /^(?:appear|exist|pop\s+up|come\s+up|disappear|vanish|equal|contain|include|have)$/iu;

/** "Include archived" without anybody who includes is the name of something. */
function isLabel({ subject, alone }: Record<string, string | undefined>): boolean {
  return subject === undefined && alone !== undefined && BASE_FORM.test(alone);
}

const VERB_PATTERNS = VERBS.map(({ verb, forms, afterAuxiliary }) => ({
  verb,
  pattern: new RegExp(`^(?:${forms}${afterAuxiliary ? `|${afterAuxiliary}` : ''})(?:\\s|$)`, 'iu'),
}));

/** What follows tells "the menu shows" (it appears) from "the menu shows X". */
function verbOf(words: string | undefined, rest: string): PredicateVerb {
  if (words === undefined) return 'be';
  const inPlace = rest === '' ? words : `${words} ${rest}`;
  return VERB_PATTERNS.find(({ pattern }) => pattern.test(inPlace))?.verb ?? 'be';
}
