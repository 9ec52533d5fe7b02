import { asName, type Phrase, part } from './literals';

const SCHEME = /^(?:https?:\/\/|about:|file:\/\/|data:)\S+$/iu;
const LOOPBACK = /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:]+\])(?::\d+)?(?:[/?#]\S*)?$/iu;
const PATH = /^(?:\.{0,2}\/|[?#])\S*$/u;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/iu;
const FILE =
  /\.(?:pdf|txt|csv|docx?|xlsx?|pptx?|md|png|jpe?g|gif|svg|zip|json|xml|ya?ml|html?|js|ts|css|log)$/iu;
const VARIABLE = /^\{\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*\}\}(\S*)$/u;
const ADDRESS_NAME =
  /(?:^|_)(?:url|uri|host|site|base|origin|address|link|server)(?:_|$)|(?:url|uri)$/iu;

/** An address as the `navigate` tool takes it, when a text looks like one. */
export function readAddress(text: string): string | undefined {
  if (SCHEME.test(text) || PATH.test(text)) return text;
  if (LOOPBACK.test(text)) return `http://${text}`;
  if (DOMAIN.test(text) && !FILE.test(text.replace(/[?#].*$/u, ''))) return `https://${text}`;
  const variable = VARIABLE.exec(text);
  if (!variable) return undefined;
  const [, name = '', rest = ''] = variable;
  return /^[/?#]/u.test(rest) || ADDRESS_NAME.test(name) ? text : undefined;
}

const AROUND =
  /^(?:the\s+)?(?:(?:url|address|link|page|site|website)\s*(?:at|:|of)?\s+)?(\S+?)(?:\s+(?:page|url|site|website|screen))?$/iu;
const AT_END =
  /\b(?:page|site|website|screen|url|address|app|application)\s*(?:at|on|:|-|–)?\s*\(?(\S+?)\)?$/iu;

/** The one address in a phrase such as "the login page at /login" or "the /login page". */
export function findAddress(phrase: Phrase): string | undefined {
  for (const pattern of [AROUND, AT_END]) {
    const found = pattern.exec(phrase.text)?.[1];
    const address = found && readAddress(asName(part(phrase, found)));
    if (address) return address;
  }
  return undefined;
}

/** Whether a phrase is a variable and nothing else: an address as likely as a label. */
export function isVariable(phrase: Phrase): boolean {
  return /^\{\{[^{}]+\}\}$/u.test(asName(phrase));
}
