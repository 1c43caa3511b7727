import { connect, type Socket as NetSocket } from 'node:net';
import { createClient, type Delivery, endpoints } from '@samtale/contract';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { removeFolder, temporaryFolder } from '../process/temporary-folder.ts';
import { atMost, ownFigure } from '../rows.ts';
import { connectVisitor, sayBy, type VisitorSocket } from '../server/hub-sockets.ts';
import { startConversations } from '../server/start-conversations.ts';
import { startPostgres } from '../server/start-postgres.ts';
import { startSamtaleWith } from '../server/start-samtale.ts';

const sockets = 500;
const halfSent = 50;
const mostSeconds = 12;
const headers = 'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
const halves = [headers, `${headers}content-length: 100\r\n\r\n{"userName":`];

/** How long a server takes to end that is told to while 500 visitors talk and 50 requests never arrive. */
export async function benchStop(options: BenchOptions): Promise<BenchRow[]> {
  const folder = temporaryFolder();
  const postgres = await startPostgres();
  try {
    return [
      await measureStop('embedded', { SAMTALE_DATA: folder }, options),
      await measureStop('PostgreSQL', { SAMTALE_DATA: folder, DATABASE_URL: postgres.url }, options),
    ];
  } finally {
    await postgres.stop();
    removeFolder(folder);
  }
}

async function measureStop(
  database: string,
  env: Record<string, string>,
  { quick, log }: BenchOptions,
): Promise<BenchRow> {
  const server = await startSamtaleWith(env);
  const { url } = server.ready;
  const tokens = await startConversations(server.ready, quick ? 50 : sockets);
  const visitors = await Promise.all(tokens.map((token) => connectVisitor(url, token)));
  const open = Array.from({ length: halfSent }, (_, n) => halfSend(url, halves[n % halves.length] ?? ''));
  const acknowledged = tokens.map(() => [] as string[]);
  let isTalking = true;
  const talk = async (socket: VisitorSocket, said: string[]) => {
    socket.io.reconnection(false);
    while (isTalking && socket.connected) {
      const { clientId, outcome } = await sayBy(socket, 'Hej', 15_000);
      if (outcome === 'acknowledged') said.push(clientId);
    }
  };
  const talking = visitors.map((socket, n) => talk(socket, acknowledged[n] ?? []));
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const began = performance.now();
  await server.stop();
  const seconds = (performance.now() - began) / 1000;
  isTalking = false;
  for (const socket of visitors) socket.disconnect();
  await Promise.all(talking);
  for (const socket of open) socket.destroy();

  const successor = await startSamtaleWith(env);
  let lost = 0;
  for (const [n, token] of tokens.entries()) {
    const call = createClient({ baseUrl: `${successor.ready.url}/api`, token: () => token });
    const stored = new Set<string | null>();
    for (let place: { after: number; cursor?: string } | null = { after: 0 }; place; ) {
      const page: Delivery = await call(endpoints.widgets.getVisitorEvents, { query: place });
      for (const { clientId } of page.events) stored.add(clientId);
      place = page.cursor ? { after: page.upTo, cursor: page.cursor } : null;
    }
    lost += (acknowledged[n] ?? []).filter((clientId) => !stored.has(clientId)).length;
  }
  await successor.stop();
  const said = acknowledged.flat().length;
  log(`stop, ${database}: ${seconds.toFixed(2)} s, ${said} acknowledged, ${lost} of them lost`);
  const what = `SIGTERM under ${tokens.length} sockets and ${halfSent} half-sent requests, ${database}`;
  const row = atMost(
    ownFigure(what, seconds, 's', `${lost} of ${said} acknowledged messages lost`),
    mostSeconds,
  );
  return lost ? { ...row, met: false } : row;
}

/** Sends the beginning of a request and nothing more. */
function halfSend(url: string, text: string): NetSocket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname, () => socket.write(text));
  return socket.on('error', () => undefined);
}
