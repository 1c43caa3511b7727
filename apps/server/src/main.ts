import { mailboxPath } from '@samtale/contract';
import type { Demo } from './demo/ensure-demo.ts';
import { places } from './places.ts';
import { type Config, readConfig } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { DirectoryInUse } from './platform/database/directory-lock.ts';
import { openEmbeddedDatabase, startEmbeddedPostgres } from './platform/database/open-embedded.ts';
import { returnMemorySoon } from './platform/return-memory.ts';
import type { RunningServer } from './start-server.ts';

/** So many characters are asked for where others than those who try it out sign in (`docs/settings.md`). */
const recommendedPasswordMin = 10;

try {
  const config = readConfig(process.env);
  const opening = await startOpening(config);
  // Most of the modules are loaded while the database opens, which saves a third of the time.
  const [database, { startServer }, { ensureDemo }] = await Promise.all([
    opening(),
    import('./start-server.ts'),
    import('./demo/ensure-demo.ts'),
  ]);
  const server = await startServer({ config, database });
  const demo = await ensureDemo(server.app);
  await fetch(server.url);
  announce(server, demo, database.isNew);
  adviseOnPasswords(config);
  returnMemorySoon();

  const stop = () => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  console.error(error instanceof DirectoryInUse ? error.message : error);
  process.exit(1);
}

/** Resolves when the database has begun to open, with how to wait for it. */
async function startOpening({ databaseUrl, dataDirectory }: Config): Promise<() => Promise<Database>> {
  if (databaseUrl) {
    const { openPostgres } = await import('./platform/database/open-postgres.ts');
    return () => openPostgres(databaseUrl);
  }
  const started = await startEmbeddedPostgres(dataDirectory, places.templateDatabase);
  return () => openEmbeddedDatabase(started);
}

/** Says that short passwords may be chosen here, unless the server is only tried out: then nobody gives its address. */
function adviseOnPasswords({ publicUrl, passwordMin }: Config): void {
  if (publicUrl === null || passwordMin >= recommendedPasswordMin) return;
  console.warn(
    `Passwords of ${passwordMin} characters may be chosen here. SAMTALE_PASSWORD_MIN=${recommendedPasswordMin} asks for longer ones.`,
  );
}

/** Says where everything is, once the first request has been answered: for people, then in one line for programs. */
function announce({ url, mailboxKey }: RunningServer, demo: Demo, isNew: boolean): void {
  const ms = Math.round(performance.now());
  const widget = `${url}/demo/${demo.clientKey}`;
  const mailbox = mailboxKey && `${url}${mailboxPath}#${mailboxKey}`;
  console.log(`
  Samtale       ${url}
  Sign in with  ${demo.user}  /  ${demo.password}
  Demo widget   ${widget}${mailbox ? `\n  Mailbox       ${mailbox}` : ''}
  Started in    ${ms} ms, ${isNew ? 'on a new database' : 'on the database that was there'}
`);
  const { user, password, agentId } = demo;
  console.log(
    `ready ${JSON.stringify({ url, user, password, widget, agentId, ms, ...(mailbox && { mailbox }) })}`,
  );
}
