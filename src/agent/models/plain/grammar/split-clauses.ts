import { type Phrase, part } from './literals';

const VERB =
  '(?:(?:double|right|middle|triple|ctrl|control|shift|alt|cmd|command)\\s*[-+]?\\s*click|dbl-?click|navigate|go|open|visit|reload|refresh|click|press|tap|hit|push|choose|select|pick|fill|type|enter|write|input|put|set|clear|check|tick|uncheck|untick|toggle|turn|wait|hover|scroll|verify|assert|confirm|ensure|expect|make\\s+sure|validate)(?:s|es)?';
const ACTOR = '(?:(?:i|we|you|the\\s+user|user|then|next|also|finally)\\s+)*';
/** After these the next clause begins, whatever it is. */
const HARD = '\\s*;\\s*|\\s*(?:,|\\.)?\\s*(?:\\band\\s+)?\\bthen\\b,?\\s+';
/** After these a clause begins only if a verb and its object follow. */
const SOFT = `(?:\\s*[,.]\\s+(?:and\\s+)?|\\s+and\\s+|\\s+&\\s+|\\s*(?:->|=>|→)\\s*)(?=${ACTOR}${VERB}\\s+\\S)`;
const SEPARATOR = new RegExp(`${HARD}|${SOFT}`, 'giu');

/** Cuts "Click Save, then verify …" into what is done one after the other. */
export function splitClauses(line: Phrase): Phrase[] {
  return line.text
    .split(SEPARATOR)
    .map((text) => part(line, text))
    .filter(({ text }) => text !== '');
}
