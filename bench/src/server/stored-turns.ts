import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { median } from '../median.ts';
import { type LoadResult, postLoad } from './load.ts';
import { type ReadyServer, root, type StartedProcess, startProcess, startSamtale } from './start-process.ts';

const connections = 64;
/** Half of them are training phrases, half are not and need the classifier. */
const questions = [
  'Hvad koster fragt?',
  'Hvornår har I åbent?',
  'kan i mon fikse min punkterede cykel',
  'Tager I MobilePay?',
  'hvor længe er der garanti på en elcykel',
  'Kan jeg returnere min cykel?',
  'hvad tid lukker butikken i dag',
  'sælger i cykler til børn på 5 år',
];

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

export async function openConversations(server: StartedProcess<ReadyServer>): Promise<string[]> {
  const clientKey = server.ready.widget.split('/').at(-1);
  const tokens: string[] = [];
  for (let i = 0; i < connections; i++) {
    const response = await fetch(`${server.ready.url}/api/widget/clientKey/${clientKey}/conversation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"language":"da"}',
    });
    tokens.push(((await response.json()) as { token: string }).token);
  }
  return tokens;
}

const middle = (results: readonly LoadResult[]): LoadResult => ({
  rate: median(results.map((result) => result.rate)),
  p50: median(results.map((result) => result.p50)),
  p99: median(results.map((result) => result.p99)),
  errors: results.reduce((sum, result) => sum + result.errors, 0),
});
