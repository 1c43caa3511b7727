import type { Rolldown } from 'vite';

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number];

/** As `leanEndpoints` leaves a declaration. */
const declaresEndpoint = /= \/\* @__PURE__ \*\/ \(\(\) => endpoint\(/;

/** What is quoted names nothing: a subject may be called as a schema is. */
const strings = /'[^'\n]*'|"[^"\n]*"/g;

interface Kept {
  statement: Statement;
  text: string;
}

/**
 * A module of the contract with its endpoints alone: what they stand on comes along, by name, and nothing else is
 * imported. A file that the first screen needs one address of would otherwise bring all that its schemas are made of.
 */
export function endpointsAlone(code: string, body: readonly Statement[]): string {
  const textOf = (statement: Statement) => code.slice(statement.start, statement.end);
  const kept: Kept[] = [];
  let rest: Kept[] = [];
  for (const statement of body) {
    const one = { statement, text: textOf(statement) };
    if (declaresEndpoint.test(one.text)) kept.push(one);
    else rest.push(one);
  }
  for (let found = true; found; ) {
    const names = kept.map(({ text }) => text.replace(strings, '')).join('\n');
    const isNamed = ({ statement }: Kept) =>
      namesOf(statement).some((name) => new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(names));
    const needed = rest.filter(isNamed);
    found = needed.length > 0;
    kept.push(...needed);
    rest = rest.filter((one) => !needed.includes(one));
  }
  return kept
    .toSorted((one, other) => one.statement.start - other.statement.start)
    .map(({ text }) => text)
    .join('\n');
}

/** What a statement gives a name to. */
function namesOf(statement: Statement): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration')
    return declaration.id ? [declaration.id.name] : [];
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}
