import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { runProcess } from '../process/run-process.ts';
import { root, startProcess } from '../process/start-process.ts';
import { removeFolder, temporaryFolder } from '../process/temporary-folder.ts';
import { atMost, ownFigure, shown } from '../rows.ts';
import { startPostgres } from '../server/start-postgres.ts';
import type { LiveResult, LiveTask } from './live-clients.ts';

const mostMs = 250;
const full = { visitors: 5000, staff: 200, perSecond: 200, seconds: 60 };
const small = { visitors: 200, staff: 20, perSecond: 50, seconds: 5 };
const script = (name: string) => join(root, 'bench/src/chat', name);

interface LiveServer {
  url: string;
  agentId: string;
  clientKey: string;
  people: { id: string; token: string }[];
}

/** People and visitors who write to each other while thousands of visitors are only there, beside ws doing the same. */
export async function benchLive({ quick }: BenchOptions): Promise<BenchRow[]> {
  const size = quick ? small : full;
  const postgres = await startPostgres();
  try {
    const ours = await measureOurs(postgres.url, size);
    const reference = await measureReference(size);
    const what = `${size.perSecond} messages/s, ${size.staff} staff, ${size.visitors} visitors`;
    const faults = ours.lost + ours.doubled + ours.outOfOrder;
    return [
      atMost(
        {
          ...ownFigure(`${what}: delivered, p99`, ours.p99, 'ms'),
          reference: reference.p99,
          referenceName: 'raw ws',
          ratio: ours.p99 / reference.p99,
        },
        mostMs,
      ),
      shown({
        ...ownFigure(`${what}: delivered, p50`, ours.p50, 'ms'),
        reference: reference.p50,
        referenceName: 'raw ws',
      }),
      atMost(ownFigure(`${what}: of ${ours.sent}, lost, doubled or out of order`, faults, ''), 0),
      shown({
        ...ownFigure('memory of an idle visitor’s socket', ours.bytesPerSocket / 1000, 'kB'),
        reference: reference.bytesPerSocket / 1000,
        referenceName: 'raw ws',
      }),
    ];
  } finally {
    await postgres.stop();
  }
}

async function measureOurs(databaseUrl: string, size: typeof full): Promise<LiveResult> {
  const data = temporaryFolder();
  const server = await startProcess<LiveServer>([script('live-server.ts'), String(size.staff)], {
    PORT: '0',
    DATABASE_URL: databaseUrl,
    SAMTALE_DATA: data,
  });
  try {
    const { url, agentId, people, clientKey } = server.ready;
    const begun = await beginConversations(
      `${url}/api/widget/clientKey/${clientKey}/conversation`,
      size.visitors,
    );
    const product = {
      agentId,
      people,
      visitorTokens: begun.map(({ token }) => token),
      chatTokens: begun.map(({ chatToken }) => chatToken),
    };
    return await runClients({ ...size, url, product, pid: server.pid });
  } finally {
    await server.stop();
    removeFolder(data);
  }
}

async function measureReference(size: typeof full): Promise<LiveResult> {
  const server = await startProcess<{ url: string }>([script('live-reference.ts')]);
  try {
    return await runClients({ ...size, url: server.ready.url, pid: server.pid });
  } finally {
    await server.stop();
  }
}

async function runClients(task: LiveTask): Promise<LiveResult> {
  const folder = temporaryFolder();
  try {
    const file = join(folder, 'task.json');
    writeFileSync(file, JSON.stringify(task));
    return JSON.parse(await runProcess([script('live-clients.ts'), file])) as LiveResult;
  } finally {
    removeFolder(folder);
  }
}

async function beginConversations(address: string, count: number) {
  const begun: { token: string; chatToken: string }[] = [];
  for (let n = 0; n < count; n++) {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"language":"da"}',
    });
    if (!response.ok) throw new Error(`Beginning a conversation was answered with ${response.status}`);
    begun.push((await response.json()) as { token: string; chatToken: string });
  }
  return begun;
}
