import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { median } from '../median.ts';
import { root, startProcess } from '../process/start-process.ts';
import { type LoadResult, postLoad } from './load.ts';
import { questions } from './questions.ts';
import { startConversations } from './start-conversations.ts';
import { startSamtale } from './start-samtale.ts';

export const connections = 64;
/** Until both servers are compiled: the embedded database's functions take some seconds of use. */
export const warmUp = { rounds: 2, seconds: 4 };

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
    const tokens = await startConversations(server.ready, connections);
    const results: { turns: LoadResult; hello: LoadResult }[] = [];
    const measure = async (forSeconds: number) => ({
      turns: await loadWithQuestions(`${server.ready.url}/api/widget/message`, tokens, forSeconds),
      hello: await loadWithQuestions(`${hello.ready.url}/hello`, tokens, forSeconds),
    });
    for (let round = 0; round < warmUp.rounds; round++) await measure(warmUp.seconds);
    for (let round = 0; round < rounds; round++) results.push(await measure(seconds));
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

/** Each visitor asks again as soon as they are answered. The same requests go to all servers. */
export function loadWithQuestions(
  url: string,
  tokens: readonly string[],
  seconds: number,
): Promise<LoadResult> {
  let asked = 0;
  return postLoad({
    url,
    connections,
    seconds,
    requestOf: (connection) => {
      const text = questions[asked++ % questions.length];
      return { token: tokens[connection] ?? '', body: JSON.stringify({ clientId: randomUUID(), text }) };
    },
  });
}

const middle = (results: readonly LoadResult[]): LoadResult => ({
  rate: median(results.map((result) => result.rate)),
  p50: median(results.map((result) => result.p50)),
  p99: median(results.map((result) => result.p99)),
  errors: results.reduce((sum, result) => sum + result.errors, 0),
});
