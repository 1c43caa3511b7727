import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { openEmbeddedDatabase, startEmbeddedPostgres } from '../src/platform/database/open-embedded.ts';
import { buildForTests } from './build-for-tests.ts';
import { prepareSchema } from './prepare-schema.ts';
import './provided.ts';

const server = fileURLToPath(new URL('..', import.meta.url));
const cache = fileURLToPath(new URL('../../../.cache/test-template', import.meta.url));

/** Makes the database directory that each test file copies, once for each state of the migrations. */
export default async function setUp(project: TestProject): Promise<void> {
  buildForTests();
  const template = join(cache, schemaHash());
  if (!existsSync(template)) await makeTemplate(template);
  project.provide('database', { kind: 'pglite', template });
  project.provide('redisUrl', null);
}

function schemaHash(): string {
  const hash = createHash('sha256').update(readFileSync(join(server, 'package.json')));
  const migrations = join(server, 'migrations');
  for (const file of readdirSync(migrations).sort()) {
    if (file.endsWith('.sql')) hash.update(readFileSync(join(migrations, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function makeTemplate(template: string): Promise<void> {
  const workshop = `${template}.${process.pid}`;
  await mkdir(dirname(template), { recursive: true });
  await prepareSchema(await openEmbeddedDatabase(await startEmbeddedPostgres(workshop, null)));
  // Another run may have been faster; its template is as good.
  if (!existsSync(template)) await rename(join(workshop, 'database'), template);
  await rm(workshop, { recursive: true, force: true });
}
