/** Marks that frameworks put into the ids they make up. */
const FRAMEWORK =
  /^(?:radix|headlessui|react-aria|mui|mat|cdk|ext|el|chakra|mantine|rc|auto|generated|id|uid)[-_](?:.*\D)?\d+$|^(?:ember|__bvid__|gwt-uid-|yui_)\d/i;

/** Whether an id was likely made up by a program, so that the next build or page load has another. */
export function isGeneratedId(id: string): boolean {
  // React's useId gives `:r1:`, `«r1»` or `_r_1_`.
  if (/[:«»]/.test(id) || /^_?r_?[0-9a-z]+_$/.test(id)) return true;
  return FRAMEWORK.test(id) || /\d{3,}/.test(id) || changesKindOften(id);
}

/** Random strings mix lower case, upper case and digits; words with a number do so once or twice. */
function changesKindOften(id: string): boolean {
  const kinds = id
    .replace(/[-_]/g, '')
    .replace(/[A-Z]+(?=[a-z])/g, '')
    .match(/[a-z]+|[A-Z]+|[0-9]+|[^a-zA-Z0-9]+/g);
  return kinds !== null && kinds.length - 1 >= Math.max(2, id.length / 4);
}

/** Classes that say how an element is at the moment. */
const STATE =
  /^(?:is|has|js|ng|v|was)-|^(?:active|checked|closed|closing|collapsed|current|dirty|disabled|dragging|editing|enabled|entering|error|expanded|focus|focused|hidden|highlighted|hover|hovered|inactive|invalid|leaving|loaded|loading|open|opened|opening|pending|pressed|pristine|selected|show|shown|success|touched|untouched|valid|visible|warning)$|(?:^|[-_])(?:active|checked|collapsed|disabled|expanded|focus|focused|hidden|hover|open|selected|visible|loading|error|enter|leave)$/;

/** Classes that say how an element looks (Tailwind, Bootstrap), not what it is. */
const LOOKS =
  /^-?(?:[mp][trblxyse]?|w|h|min|max|gap|space|inset|top|left|right|bottom|z|order|col|row|grid|flex|inline|block|d|float|text|font|leading|tracking|bg|border|rounded|shadow|opacity|ring|fill|stroke|cursor|overflow|items|justify|content|self|place|align|transition|duration|ease|animate|sr|container|clearfix|absolute|relative|fixed|sticky|static|truncate|uppercase|lowercase|capitalize|italic|underline|hidden|visible|group|peer)(?:-|$)/;

/** Classes that style tools make up. */
const STYLE_TOOL = /^(?:astro|css|emotion|jss|jsx|sc|svelte)-/;

/** Whether a class says what an element is: a word or words, neither made up, nor a state, nor a look. */
export function isMeaningfulClass(name: string): boolean {
  return (
    /^[a-z]{3,}(?:(?:-{1,2}|_{1,2})[a-z]{2,}|[A-Z][a-z]+)*$/i.test(name) &&
    !STYLE_TOOL.test(name) &&
    !STATE.test(name) &&
    !LOOKS.test(name)
  );
}
