import { readFileSync } from 'node:fs';

export type Language = 'da' | 'en';

const locales = new URL('../apps/console/src/locales/', import.meta.url);

/** The console's text of `file.key.in.it`, e.g. `flows.list.new`, with values put in. */
export function consoleText(language: Language, path: string, values: Record<string, string> = {}): string {
  const [file = '', ...keys] = path.split('.');
  // The flow editor's texts are beside those of the list, for the first screen to load without them.
  const files = file === 'flows' ? ['flows', 'flow-editor'] : [file];
  const texts = files.map((name) =>
    JSON.parse(readFileSync(new URL(`${language}/${name}.json`, locales), 'utf8')),
  );
  let text: unknown = Object.assign({}, ...texts);
  for (const key of keys) text = (text as Record<string, unknown> | undefined)?.[key];
  if (typeof text !== 'string') throw new Error(`The console has no text ${path}`);
  return text.replace(/{{(\w+)}}/g, (place, name: string) => values[name] ?? place);
}
