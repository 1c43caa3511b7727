// Searches documents with MiniSearch: node minisearch-search.mjs <folder of corpus.jsonl and queries.jsonl>
// Prints one line of JSON: the ids of the ten best documents by query.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';

const [folder] = process.argv.slice(2);
const lines = (name) =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const index = new MiniSearch({
  idField: '_id',
  fields: ['title', 'text'],
  processTerm: (term) => stemmer(term.toLowerCase()),
});
index.addAll(lines('corpus.jsonl'));
const found = lines('queries.jsonl').map(({ _id, text }) => [
  _id,
  index
    .search(text)
    .slice(0, 10)
    .map(({ id }) => id),
]);
process.stdout.write(`${JSON.stringify(Object.fromEntries(found))}\n`);
