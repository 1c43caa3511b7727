import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { median } from '../median.ts';
import { root, type StartedProcess, startProcess } from '../process/start-process.ts';
import { type LoadResult, postLoad } from './load.ts';
import { questions } from './questions.ts';
import { startConversations } from './start-conversations.ts';
import { type ReadyServer, startSamtale } from './start-samtale.ts';

const connections = 64;

export interface StoredTurns {
  turns: LoadResult;
  hello: LoadResult;
  /** Turns for each hello, the median of the rounds. */
  ratio: number;
}

/** Turns a second (POST, dialog, events committed, acknowledged) beside Fastify's hello, alternating. */
export async function measureStoredTurns(
  env: Record<string, string>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<StoredTurns> {
  const server = await startSamtale(env);
  const hello = await startProcess<{ url: string }>([join(root, 'bench/src/server/hello.mjs')]);
  try {
    const tokens = await openConversations(server);
    const results: { turns: LoadResult; hello: LoadResult }[] = [];
    for (let round = 0; round <= rounds; round++) {
      const measured = {
        turns: await loadTurns(server, tokens, seconds),
        hello: await loadHello(hello, seconds),
      };
      // The first round warms both up.
      if (round > 0) results.push(measured);
    }
    return {
      turns: middle(results.map((result) => result.turns)),
      hello: middle(results.map((result) => result.hello)),
      ratio: median(results.map((result) => result.turns.rate / result.hello.rate)),
    };
  } finally {
    await server.stop();
    await hello.stop();
  }
}

const loadHello = (hello: StartedProcess<{ url: string }>, seconds: number) =>
  postLoad({
    url: `${hello.ready.url}/hello`,
    connections,
    seconds,
    requestOf: () => ({ body: '{"text":"hello"}' }),
  });

export function loadTurns(server: StartedProcess<ReadyServer>, tokens: readonly string[], seconds: number) {
  let asked = 0;
  return postLoad({
    url: `${server.ready.url}/api/widget/message`,
    connections,
    seconds,
    requestOf: (connection) => {
      const text = questions[asked++ % questions.length];
      return { token: tokens[connection] ?? '', body: JSON.stringify({ clientId: randomUUID(), text }) };
    },
  });
}

export const openConversations = (server: StartedProcess<ReadyServer>) =>
  startConversations(server.ready, connections);

const middle = (results: readonly LoadResult[]): LoadResult => ({
  rate: median(results.map((result) => result.rate)),
  p50: median(results.map((result) => result.p50)),
  p99: median(results.map((result) => result.p99)),
  errors: results.reduce((sum, result) => sum + result.errors, 0),
});
