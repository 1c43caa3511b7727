// One socket that floods: node flood.ts '{"url","kind","seconds",…}', a FloodTask. Prints what was answered.
import { randomUUID } from 'node:crypto';
import { addressOf, endpoints } from '@samtale/contract';
import type { Socket } from 'socket.io-client';
import { connectStaff, connectVisitor } from './connect.ts';
import { type FloodKind, floodKinds } from './flood-kinds.ts';

export interface FloodTask {
  url: string;
  kind: FloodKind;
  seconds: number;
  visitorToken: string;
  chatToken: string;
  staffToken: string;
  agentId: string;
}

/** So many are sent at once by who does not read, and are under way at a time of who does. */
const atOnce = { mute: 3000, reading: 400 } as const;

const task = JSON.parse(process.argv[2] ?? '') as FloodTask;
const { by, event, reads } = floodKinds[task.kind];
let answered = 0;
let refused = 0;
const until = performance.now() + task.seconds * 1000;
if (by === 'http') await floodHttp();
else await floodHub();
console.log(JSON.stringify({ answered, refused }));
process.exit(0);

async function floodHub(): Promise<void> {
  const { url, visitorToken, staffToken, agentId } = task;
  const socket: Socket =
    by === 'visitor' ? await connectVisitor(url, visitorToken) : await connectStaff(url, staffToken, agentId);
  // The WebSocket below is not part of the client's type.
  const { ws } = socket.io.engine.transport as unknown as { ws: { pause(): void } };
  if (!reads) ws.pause();
  for (let n = 0; performance.now() < until; ) {
    const most = reads ? atOnce.reading : atOnce.mute;
    for (let i = 0; i < most; i++) {
      const values = payloadOf(n++);
      socket.emit(event, ...values, ({ ok }: { ok: boolean }) => {
        if (ok) answered++;
        else refused++;
      });
    }
    await new Promise((resolve) => setTimeout(resolve, reads ? 20 : 1000));
  }
}

/** As it was found: always the whole log, and always the same. */
function payloadOf(n: number): unknown[] {
  const { chatToken } = task;
  switch (event) {
    case 'say':
      return [{ clientId: randomUUID(), text: `Hvad koster ${n}?` }];
    case 'catchUp':
      return [{ after: 0 }];
    case 'watch':
      return [{ chatToken, after: 0 }];
    case 'seen':
      return [{ seq: n }];
    case 'changeChatStatus':
      return [n % 2];
    case 'unwatch':
      return [{ chatToken }];
    default:
      return by === 'staff' ? [{ chatToken }] : [];
  }
}

async function floodHttp(): Promise<void> {
  const address = `${task.url}/api${addressOf(endpoints.widgets.getVisitorEvents)}`;
  const headers = { authorization: `Bearer ${task.visitorToken}` };
  const read = async () => {
    while (performance.now() < until) {
      const reply = await fetch(address, { headers });
      await reply.arrayBuffer();
      if (reply.ok) answered++;
      else refused++;
    }
  };
  await Promise.all(Array.from({ length: 100 }, read));
}
