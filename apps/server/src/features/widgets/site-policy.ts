/** An element's nonces, or what else of the page speaks for a script. */
export interface PolicyQuestion {
  /** The page's own address. */
  page: URL;
  /** The script, which the chat's frame comes from as well. */
  script: URL;
  /** Those of the script elements that fetch it. */
  nonces: ReadonlySet<string>;
}

/** What is heeded of a policy, for each of the two things a widget needs, the closest first (CSP 3, section 6.8). */
const needs = {
  script: ['script-src-elem', 'script-src', 'default-src'],
  frame: ['frame-src', 'child-src', 'default-src'],
} as const;

/**
 * The directives of a page's content security policies that keep a widget out: those in force for scripts and frames
 * that do not allow the server. https://www.w3.org/TR/CSP3/
 */
export function blockingDirectives(policies: readonly string[], question: PolicyQuestion): string[] {
  const found = policies.flatMap((policy) => {
    const directives = readPolicy(policy);
    return Object.entries(needs).flatMap(([need, names]) => {
      const name = names.find((one) => directives.has(one));
      if (!name) return [];
      const sources = directives.get(name) ?? [];
      const isAllowed =
        need === 'script' ? allowsScript(sources, question) : sources.some((one) => allows(one, question));
      return isAllowed ? [] : [name];
    });
  });
  return [...new Set(found)];
}

/** Sources by directive; of one that is given twice the first counts. */
function readPolicy(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

/** Under `strict-dynamic` hosts count for nothing, and the element has to carry a nonce. */
function allowsScript(sources: readonly string[], question: PolicyQuestion): boolean {
  const hasNonce = sources.some((source) => question.nonces.has(nonceIn(source)));
  const isStrict = sources.some((source) => source.toLowerCase() === "'strict-dynamic'");
  return hasNonce || (!isStrict && sources.some((source) => allows(source, question)));
}

/** Empty in a source of another kind. */
const nonceIn = (source: string): string => /^'nonce-(.+)'$/.exec(source)?.[1] ?? '';

/** Whether a source of a policy is the server's (CSP 3, section 6.7.2.8). */
function allows(source: string, { page, script }: PolicyQuestion): boolean {
  if (source === '*') return true;
  if (source.toLowerCase() === "'self'") return page.origin === script.origin;
  const scheme = /^([a-z][\da-z+.-]*):$/i.exec(source)?.[1];
  if (scheme) return fitsScheme(`${scheme.toLowerCase()}:`, script);
  const [, wanted, host = '', port, path = ''] =
    /^(?:([a-z][\da-z+.-]*):\/\/)?([^/:']+)(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? [];
  return (
    host !== '' &&
    fitsScheme(wanted ? `${wanted.toLowerCase()}:` : page.protocol, script) &&
    fitsHost(host.toLowerCase(), script.hostname) &&
    fitsPort(port, script) &&
    (path === '' || path.endsWith('/') ? script.pathname.startsWith(path) : script.pathname === path)
  );
}

/** Without encryption is good for what has it as well, not the other way around. */
const fitsScheme = (wanted: string, { protocol }: URL): boolean =>
  wanted === protocol || (wanted === 'http:' && protocol === 'https:');

const fitsHost = (wanted: string, host: string): boolean =>
  wanted.startsWith('*.') ? host.endsWith(wanted.slice(1)) : wanted === host;

function fitsPort(wanted: string | undefined, { protocol, port }: URL): boolean {
  const usual = protocol === 'https:' ? '443' : '80';
  if (wanted === '*') return true;
  return wanted === undefined ? port === '' : wanted === (port || usual);
}
