/** What a statement may use that an embedded database could do otherwise than a server: by the words that tell it. */
const uses: readonly [name: string, pattern: RegExp][] = [
  ['locks rows', /\bfor (no key )?update\b/],
  ['skips locked rows', /\bskip locked\b/],
  ['locks by number', /\bpg_(try_)?advisory/],
  ['locks a table', /\block table\b/],
  ['settles conflicts', /\bon conflict\b/],
  ['gives back', /\breturning\b/],
  ['searches words', /@@|tsquery|tsvector|ts_headline|ts_rank/],
  ['searches likeness', /\b(word_)?similarity\b| %>| <%/],
  ['matches patterns', /\bi?like\b| ~\*? /],
  ['takes lists apart', /\bunnest\b|\bjsonb?_(array_elements|to_recordset|each)\b/],
  ['reads json', /->|#>|\bjsonb?_|@>/],
  ['recurses', /\bwith recursive\b/],
  ['looks aside', /\blateral\b/],
  ['numbers rows', /\bover \(/],
  ['groups rows', /\bgroup by\b/],
];

const verb =
  /^(?:with\b.*?\)\s*)?(select|insert|update|delete|truncate|vacuum|listen|notify|copy|declare|fetch)\b/s;
const names = /\b(?:from|join|into|update|table|truncate)\s+(?:only\s+)?"?(\w+)"?(?!\.)/g;

/**
 * The kinds of a statement: what it does to each of the tables, and what it uses for that, e.g. `select flows` and
 * `select flows, locks rows`. None of a statement that names none of the tables.
 */
export function kindsOf(statement: string, tables: ReadonlySet<string>): string[] {
  const text = statement.trim().toLowerCase();
  const does = text.match(verb)?.[1] ?? '';
  const used = uses.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  const named = new Set([...text.matchAll(names)].map(([, name = '']) => name));
  return [...named]
    .filter((name) => tables.has(name))
    .map((name) => `${does} ${name}`)
    .flatMap((plain) => [plain, ...used.map((use) => `${plain}, ${use}`)]);
}
