// Somebody who floods: node flood.ts '{"url","kind","seconds","company"}', a FloodTask. Prints `ready`, begins at a line
// on its input, and prints a Disturbance.
import { randomUUID } from 'node:crypto';
import { addressOf, endpoints } from '@samtale/contract';
import type { Socket } from 'socket.io-client';
import { keepDoing } from '../process/keep-doing.ts';
import { connectStaff, connectVisitor } from '../server/hub-sockets.ts';
import { comeFrom } from './come-from.ts';
import { Outcomes, untilTold } from './disturb.ts';
import type { Company } from './fair-server.ts';
import { type FloodKind, floodOf } from './flood-kinds.ts';
import { longLogOf } from './long-log-of.ts';

export interface FloodTask {
  url: string;
  kind: FloodKind;
  seconds: number;
  company: Company;
}

/** So many are sent at once by who does not read, and are under way at a time of who does. */
const atOnce = { mute: 3000, reading: 400, requests: 100, handshakes: 20 } as const;

const { url, kind, seconds, company } = JSON.parse(process.argv[2] ?? '') as FloodTask;
const { by, event, reads, reconnects } = floodOf(kind);
comeFrom(company.address);
const visitor = await longLogOf(url, company);
const outcomes = new Outcomes();
let until = 0;
const goesOn = () => performance.now() < until;
const flood = by === 'http' ? floodHttp : reconnects ? floodSockets : await preparedHub();
await untilTold();
until = performance.now() + seconds * 1000;
await flood();
outcomes.tell();
process.exit(0);

function openSocket(): Promise<Socket> {
  return by === 'visitor'
    ? connectVisitor(url, visitor.token, company.address)
    : connectStaff(url, company, company.address);
}

async function preparedHub(): Promise<() => Promise<void>> {
  const socket = await openSocket();
  // The WebSocket below is not part of the client's type.
  const { ws } = socket.io.engine.transport as unknown as { ws: { pause(): void } };
  return async () => {
    if (!reads) ws.pause();
    for (let n = 0; goesOn(); ) {
      const most = reads ? atOnce.reading : atOnce.mute;
      for (let i = 0; i < most; i++) {
        const values = payloadOf(n++);
        socket.emit(event, ...values, ({ ok }: { ok: boolean }) => {
          if (ok) outcomes.answer();
          else outcomes.refuse('refused');
        });
      }
      await pause(reads ? 20 : 1000);
    }
  };
}

/** As it was found: always the whole log, and always the same. */
function payloadOf(n: number): unknown[] {
  const { chatToken } = visitor;
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

/** Sockets are opened as fast as they are let in, and closed at once. */
function floodSockets(): Promise<void> {
  return keepDoing(atOnce.handshakes, goesOn, async () => {
    try {
      const socket = await openSocket();
      socket.disconnect();
      outcomes.answer();
    } catch (error) {
      outcomes.refuse(String(error));
      // A browser does not try again at once either.
      await pause(50);
    }
  });
}

function floodHttp(): Promise<void> {
  const address = `${url}/api${addressOf(endpoints.widgets.getVisitorEvents)}`;
  const headers = { authorization: `Bearer ${visitor.token}` };
  return keepDoing(atOnce.requests, goesOn, async () => {
    const reply = await fetch(address, { headers });
    await reply.arrayBuffer();
    if (reply.ok) outcomes.answer();
    else outcomes.refuse(String(reply.status));
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
