// Chooses the tests that run on the embedded database too, after a run of all on PostgreSQL:
//   node apps/server/test/statement-kinds/choose-embedded-tests.ts REPORT
// REPORT is Vitest's JSON report of that run. Those of storage, starting and stopping are among them; of the others,
// the quickest ones that together have the database run every kind of statement.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type NotedKinds, notedKinds } from './noted-kinds.ts';

const always = [
  /^src\/platform\/database\//,
  /^test\/[\w-]+\.test\.ts$/,
  /^test\/hostile\/(starting|stopping)\./,
];
const never = /\.cluster\.test\.ts$/;

interface Report {
  testResults: { name: string; startTime: number; endTime: number }[];
}

const report = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Report;
const tookMs = new Map(
  report.testResults.map(({ name, startTime, endTime }) => [
    name.split('/apps/server/')[1] ?? name,
    endTime - startTime,
  ]),
);
/** What a file takes before its first test: a process, the product's modules and a database. */
const beforehandMs = 4000;
const costOf = (file: string) => beforehandMs + (tookMs.get(file) ?? 0);

const noted = new Map([...notedKinds('postgres')].filter(([file]) => !never.test(file)));
const chosen = [...tookMs.keys()].filter(
  (file) => !never.test(file) && always.some((pattern) => pattern.test(file)),
);
const open = new Set([...noted.values()].flatMap(({ ofProduct }) => ofProduct));
const take = (file: string) => {
  for (const kind of noted.get(file)?.all ?? []) open.delete(kind);
};
chosen.forEach(take);
while (open.size) {
  const worth = ([file, { all }]: [string, NotedKinds]) =>
    all.filter((kind) => open.has(kind)).length / costOf(file);
  const [best] = [...noted].sort((a, b) => worth(b) - worth(a))[0] ?? [];
  if (!best) break;
  chosen.push(best);
  take(best);
}
const list = fileURLToPath(new URL('./embedded-tests.json', import.meta.url));
writeFileSync(list, `${JSON.stringify(chosen.sort(), null, 2)}\n`);
const seconds = chosen.reduce((sum, file) => sum + costOf(file), 0) / 1000;
console.log(`${chosen.length} of ${tookMs.size} files, ${Math.round(seconds)} s on one processor`);
