// Run after all tests of the server: fails when the product ran a kind of statement on PostgreSQL and none on the embedded
// database was of it, and says which files of tests would run it there.
import { notedKinds } from './noted-kinds.ts';

const embedded = new Set([...notedKinds('pglite').values()].flatMap(({ all }) => all));
const missing = new Map<string, string[]>();
for (const [file, { ofProduct }] of notedKinds('postgres')) {
  // Two nodes share no embedded database.
  if (file.endsWith('.cluster.test.ts')) continue;
  for (const kind of ofProduct.filter((each) => !embedded.has(each))) {
    missing.set(kind, [...(missing.get(kind) ?? []), file]);
  }
}
for (const [kind, files] of missing)
  console.error(`Not run on the embedded database: ${kind} (${files.join(', ')})`);
if (missing.size) {
  console.error('Add a file for each to apps/server/test/statement-kinds/embedded-tests.json.');
  process.exitCode = 1;
}
