import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What `record-statements.ts` notes: a folder for each kind of database, a file for each file of tests. */
export const notesFolder = fileURLToPath(new URL('../../../../.cache/statement-kinds/', import.meta.url));

/** The kinds of statements that a file of tests has had a database run, and those of them that the product asks for. */
export interface NotedKinds {
  all: string[];
  ofProduct: string[];
}

/** What was noted of each file of tests, by its path from the server's folder. */
export function notedKinds(database: 'pglite' | 'postgres'): Map<string, NotedKinds> {
  const folder = `${notesFolder}${database}`;
  const notes = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    notes.map((name) => [
      name.replaceAll('+', '/').replace(/\.json$/, ''),
      JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as NotedKinds,
    ]),
  );
}
