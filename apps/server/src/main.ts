import { mailboxPath } from '@samtale/contract';
import type { App } from './app.ts';
import type { Demo } from './demo/ensure-demo.ts';
import { places } from './places.ts';
import { type Config, readConfig } from './platform/config.ts';
import { makeDataFolder } from './platform/data-folder.ts';
import type { Database } from './platform/database/database.ts';
import { openEmbeddedDatabase, startEmbeddedPostgres } from './platform/database/open-embedded.ts';
import { returnMemorySoon } from './platform/return-memory.ts';
import { StartError } from './platform/start-error.ts';
import type { RunningServer } from './start-server.ts';

/** So many characters are asked for where others than those who try it out sign in (`docs/settings.md`). */
const recommendedPasswordMin = 10;

/** The parts of the running server: `tools/serve-journeys.mjs` makes companies with them. None after a failed start. */
export let app: App | undefined;

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
  app = server.app;
  const demo = config.demo ? await ensureDemo(server.app) : null;
  await fetch(server.url);
  announce(server, demo, database.isNew);
  adviseOnPasswords(config);
  if (!demo) await lockOldDemo(server.app);
  returnMemorySoon();

  const stop = (signal: string) => {
    // Who asks twice does not want to wait.
    for (const again of ['SIGINT', 'SIGTERM'] as const) {
      process.removeAllListeners(again);
      process.once(again, () => process.exit(1));
    }
    setTimeout(() => {
      console.error(
        `Samtale did not stop within ${config.stopSeconds} s of ${signal} (SAMTALE_STOP_SECONDS): what hangs is cut. What was acknowledged is stored.`,
      );
      process.exit(1);
    }, config.stopSeconds * 1000).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

/** Resolves when the database has begun to open, with how to wait for it. */
async function startOpening({
  databaseUrl,
  dataDirectory,
  files,
  demo,
}: Config): Promise<() => Promise<Database>> {
  if (databaseUrl) {
    if ('folder' in files) makeDataFolder(dataDirectory);
    const { openPostgres } = await import('./platform/database/open-postgres.ts');
    return () => openPostgres(databaseUrl);
  }
  // What is copied has the demo in it.
  const started = await startEmbeddedPostgres(dataDirectory, demo ? places.templateDatabase : null);
  return () => openEmbeddedDatabase(started);
}

/** Says that short passwords may be chosen here, unless the server is only tried out: then nobody gives its address. */
function adviseOnPasswords({ publicUrl, passwordMin }: Config): void {
  if (publicUrl === null || passwordMin >= recommendedPasswordMin) return;
  console.warn(
    `Passwords of ${passwordMin} characters may be chosen here. SAMTALE_PASSWORD_MIN=${recommendedPasswordMin} asks for longer ones.`,
  );
}

/** Nobody is to sign in with a password that everybody knows. */
async function lockOldDemo(app: App): Promise<void> {
  const { lockDemo } = await import('./demo/lock-demo.ts');
  for (const address of await lockDemo(app))
    console.warn(`${address} still had the password of the demo, and does not sign in any more.`);
}

/** Says where everything is, once the first request has been answered: for people, then in one line for programs. */
function announce({ url, mailboxKey }: RunningServer, demo: Demo | null, isNew: boolean): void {
  const ms = Math.round(performance.now());
  const mailbox = mailboxKey && `${url}${mailboxPath}#${mailboxKey}`;
  const tried = demo && {
    user: demo.user,
    password: demo.password,
    widget: `${url}/demo/${demo.clientKey}`,
    agentId: demo.agentId,
  };
  const lines = [
    ['Samtale', url],
    ...(tried ? [['Sign in with', `${tried.user}  /  ${tried.password}`] as const] : []),
    ...(tried ? [['Demo widget', tried.widget] as const] : []),
    ...(mailbox ? [['Mailbox', mailbox] as const] : []),
    ['Started in', `${ms} ms, ${isNew ? 'on a new database' : 'on the database that was there'}`],
  ] as const;
  console.log(`\n${lines.map(([what, is]) => `  ${what.padEnd(14)}${is}`).join('\n')}\n`);
  console.log(`ready ${JSON.stringify({ url, ...tried, ms, ...(mailbox && { mailbox }) })}`);
}
