import { readFileSync } from 'node:fs';
import type first from '../../apps/console/src/locales/da/first.ts';
import type rest from '../../apps/console/src/locales/da/rest.ts';

export type Language = 'da' | 'en';

type PathsIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${PathsIn<Texts[Key]>}`;
}[keyof Texts & string];

/** Where a text of the console stands: its namespace and the keys in it. */
export type TextPath = PathsIn<typeof first & typeof rest>;

/** What can stand between `${Prefix}.` and `Suffix` in the path of a text. */
export type TextIn<Prefix extends string, Suffix extends string = ''> = TextPath extends infer Path
  ? Path extends `${Prefix}.${infer Rest}${Suffix}`
    ? Rest
    : never
  : never;

const locales = new URL('../../apps/console/src/locales/', import.meta.url);

/** What the first screen says of these stands apart from the rest, for it to load without that. */
const filesOf: Record<string, readonly string[]> = {
  flows: ['flows', 'flow-editor'],
  training: ['training', 'unsolved-questions'],
};

/** A namespace's file is named with dashes: `auditLog` stands in `audit-log`. */
const fileOf = (namespace: string) => namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The console's text of `namespace.key.in.it`, e.g. `flows.list.new`, with values put in. */
export function consoleText(language: Language, path: TextPath, values: Record<string, string> = {}): string {
  const [namespace = '', ...keys] = path.split('.');
  const files = filesOf[namespace] ?? [fileOf(namespace)];
  const texts = files.map((name) =>
    JSON.parse(readFileSync(new URL(`${language}/${name}.json`, locales), 'utf8')),
  );
  let text: unknown = Object.assign({}, ...texts);
  for (const key of keys) text = (text as Record<string, unknown> | undefined)?.[key];
  if (typeof text !== 'string') throw new Error(`The console has no text ${path}`);
  return text.replace(/{{(\w+)}}/g, (place, name: string) => values[name] ?? place);
}
