import { readFileSync } from 'node:fs';

export type Language = 'da' | 'en';

const locales = new URL('../../apps/console/src/locales/', import.meta.url);

/** What the first screen says of these stands apart from the rest, for it to load without that. */
const filesOf: Record<string, readonly string[]> = {
  flows: ['flows', 'flow-editor'],
  training: ['training', 'unsolved-questions'],
};

/** The console's text of `file.key.in.it`, e.g. `flows.list.new`, with values put in. */
export function consoleText(language: Language, path: string, values: Record<string, string> = {}): string {
  const [file = '', ...keys] = path.split('.');
  const files = filesOf[file] ?? [file];
  const texts = files.map((name) =>
    JSON.parse(readFileSync(new URL(`${language}/${name}.json`, locales), 'utf8')),
  );
  let text: unknown = Object.assign({}, ...texts);
  for (const key of keys) text = (text as Record<string, unknown> | undefined)?.[key];
  if (typeof text !== 'string') throw new Error(`The console has no text ${path}`);
  return text.replace(/{{(\w+)}}/g, (place, name: string) => values[name] ?? place);
}
