// A server with the limits that an operator has who sets none, a quiet company and hostile ones, each of which has not
// spent anything yet: node fair-server.ts '{"hostile"}', a FairTask; where, as its environment says.
// Prints `ready {…}`, a FairServer.
import '../server/lean.mjs';
import { createClient, endpoints, withoutSecondFactor } from '@samtale/contract';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import {
  openEmbeddedDatabase,
  startEmbeddedPostgres,
} from '../../../apps/server/src/platform/database/open-embedded.ts';
import { openPostgres } from '../../../apps/server/src/platform/database/open-postgres.ts';
import { startServer } from '../../../apps/server/src/start-server.ts';
import { createBot } from '../../../apps/server/test/create-bot.ts';
import { createUser, password } from '../../../apps/server/test/factories.ts';
import { createUnsolvedQuestions } from '../../../apps/server/test/unsolved-questions.ts';
import { nouns, places, verbs } from '../question-words.ts';

export interface FairTask {
  hostile: readonly HostileTask[];
}
export interface HostileTask {
  /** So many questions its bot could not answer. */
  unsolvedQuestions: number;
}
export interface Company {
  agentId: string;
  clientKey: string;
  /** Of a developer. */
  token: string;
  /** Of another, who prepares what the first one does, and looks on. */
  helperToken: string;
  /** Where its people are, as a proxy would tell. */
  address: string;
}
export interface FairServer {
  url: string;
  quiet: Company;
  hostile: Company[];
}

const { hostile } = JSON.parse(process.argv[2] ?? '') as FairTask;
const config = readConfig(process.env);
const database = config.databaseUrl
  ? await openPostgres(config.databaseUrl)
  : await openEmbeddedDatabase(await startEmbeddedPostgres(config.dataDirectory, null));
const { url, app } = await startServer({ config, database });
const call = createClient({ baseUrl: `${url}/api`, token: () => null });

async function company(n: number): Promise<Company> {
  const { agentId, clientKey } = await createBot(app);
  const tokens = [await signIn(agentId), await signIn(agentId)] as const;
  return { agentId, clientKey, token: tokens[0], helperToken: tokens[1], address: `10.1.0.${n}` };
}

async function signIn(agentId: string): Promise<string> {
  const { email } = await createUser(app, { roles: { [agentId]: [0] } });
  const body = { userName: email, password };
  const { accessToken } = withoutSecondFactor(await call(endpoints.auth.login, { body }));
  return accessToken.token;
}

const ready: FairServer = { url, quiet: await company(0), hostile: [] };
for (const [n, { unsolvedQuestions }] of hostile.entries()) {
  const made = await company(n + 1);
  ready.hostile.push(made);
  const asked = Array.from({ length: unsolvedQuestions }, (_, i) => question(i));
  if (asked.length) await createUnsolvedQuestions(app, made.agentId, asked);
}
console.log(`ready ${JSON.stringify(ready)}`);

/** A question that is no other's, and is like some others. */
function question(n: number): string {
  const of = (words: readonly string[], every: number) => words[Math.floor(n / every) % words.length];
  const verb = of(verbs, 1);
  const noun = of(nouns, verbs.length);
  return `${verb} ${noun} ${of(places, verbs.length * nouns.length)} ${n}`;
}
