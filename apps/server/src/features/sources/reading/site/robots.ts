/** What a site asks of programs that read it: RFC 9309, with the widely used `Crawl-delay` and `Sitemap`. */
export interface Robots {
  /** Whether a path with its query may be read. */
  allows(path: string): boolean;
  /** Between two requests. */
  crawlDelaySeconds: number;
  siteMaps: readonly string[];
}

interface Rule {
  allow: boolean;
  /** The fixed pieces between `*`. */
  pieces: readonly string[];
  /** It ends with `$`. */
  toEnd: boolean;
  length: number;
}

interface Group {
  agents: string[];
  rules: Rule[];
  delay: number;
}

/** As it calls itself in requests. */
const ownName = 'samtale';
const longestDelay = 10;
/** More is not read, as the RFC allows (2.5). */
const longestText = 500 * 1024;
const mostRules = 2000;
/** Of a line no more is read: an address may not be longer. */
const longestLine = 2000;

/** Of a site that asks nothing. */
export const noRobots: Robots = { allows: () => true, crawlDelaySeconds: 0, siteMaps: [] };

export function parseRobots(text: string): Robots {
  const siteMaps: string[] = [];
  const groups = groupsOf(text.slice(0, longestText), siteMaps);
  const named = groups.filter(({ agents }) => agents.includes(ownName));
  const meant = named.length ? named : groups.filter(({ agents }) => agents.includes('*'));
  // The longest rule that fits decides; of equally long ones, the one that allows (2.2.2).
  const rules = meant
    .flatMap((group) => group.rules)
    .slice(0, mostRules)
    .sort((a, b) => b.length - a.length || Number(b.allow) - Number(a.allow));
  return {
    allows: (path) => {
      const written = readable(path);
      return rules.find((rule) => fits(rule, written))?.allow ?? true;
    },
    crawlDelaySeconds: Math.max(0, ...meant.map(({ delay }) => delay)),
    siteMaps,
  };
}

function groupsOf(text: string, siteMaps: string[]): Group[] {
  const groups: Group[] = [];
  let namesAgents = false;
  for (const line of text.split(/\r\n?|\n/)) {
    const { name, value } = fieldOf(line);
    if (name === 'sitemap') siteMaps.push(value);
    if (name === 'user-agent') {
      if (!namesAgents) groups.push({ agents: [], rules: [], delay: 0 });
      groups.at(-1)?.agents.push(productOf(value));
    }
    if (name) namesAgents = name === 'user-agent';
    const group = groups.at(-1);
    if ((name === 'allow' || name === 'disallow') && value)
      group?.rules.push(ruleOf(value, name === 'allow'));
    if (name === 'crawl-delay' && group && Number(value) > 0)
      group.delay = Math.min(longestDelay, Number(value));
  }
  return groups;
}

/** `Disallow: /kurv # private` by its parts; empty where there is none. */
function fieldOf(line: string): { name: string; value: string } {
  const [told = ''] = line.slice(0, longestLine).split('#', 1);
  const colon = told.indexOf(':');
  if (colon < 0) return { name: '', value: '' };
  return { name: told.slice(0, colon).trim().toLowerCase(), value: told.slice(colon + 1).trim() };
}

/** `Samtale/1.0` is `samtale`. */
const productOf = (agent: string): string =>
  agent === '*' ? '*' : (agent.toLowerCase().split('/')[0] ?? '');

function ruleOf(written: string, allow: boolean): Rule {
  const toEnd = written.endsWith('$');
  const pieces = readable(toEnd ? written.slice(0, -1) : written).split(/\*+/);
  return { allow, pieces, toEnd, length: written.length };
}

/** Looks for the pieces one after another, which takes no longer than the path is. */
function fits({ pieces, toEnd }: Rule, path: string): boolean {
  const [first = '', ...rest] = pieces;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [index, piece] of rest.entries()) {
    if (toEnd && index === rest.length - 1) return path.length - piece.length >= at && path.endsWith(piece);
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return !toEnd || at === path.length;
}

/** Both sides without percent signs where these only write letters; what is written wrongly stays. */
function readable(path: string): string {
  return path.replace(/(?:%[0-9a-f]{2})+/gi, (escaped) => {
    try {
      const letters = decodeURIComponent(escaped);
      return /[/?#%*$]/.test(letters) ? escaped.toUpperCase() : letters;
    } catch {
      return escaped.toUpperCase();
    }
  });
}
