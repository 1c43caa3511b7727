// The clients of both servers: node fan-out-clients.ts TASK, a FanOutTask in JSON.
// Prints one line of JSON: { ours: [], reference: [] }, the p99 of each round in milliseconds.
import { hubPath, widgetNamespace } from '@samtale/contract';
import { WebSocket } from 'ws';
import { percentile } from '../percentile.ts';
import { sentAtOf } from './fan-out-event.ts';

export interface FanOutTask {
  /** Ports on this machine. */
  ours: number;
  reference: number;
  /** The reference is a hub too: that of another build. */
  referenceIsHub: boolean;
  count: number;
  warmUp: number;
  rounds: number;
}
export type FanOutResult = Record<'ours' | 'reference', number[]>;

/** Milliseconds between rounds, for garbage and acknowledgements of the network to settle. */
const pause = 60;
/** The first characters of an event, of a ping and of Engine.IO's and Socket.IO's greetings. */
const [eventMark, pingMark, openMark, connectedMark] = ['42', '2', '0', '40'];

class Audience {
  private readonly arrivals: bigint[] = [];
  private readonly port: number;
  private readonly path: string;
  private sockets: WebSocket[] = [];
  private sample = '';
  private complete: () => void = () => undefined;

  constructor(port: number, path: string) {
    this.port = port;
    this.path = path;
  }

  async connect(count: number, join: (socket: WebSocket) => Promise<void>): Promise<void> {
    for (let i = 0; i < count; i++) {
      const socket = new WebSocket(`ws://127.0.0.1:${this.port}${this.path}`, { perMessageDeflate: false });
      await join(socket);
      socket.on('message', (data: Buffer) => this.receive(socket, data));
      this.sockets.push(socket);
    }
  }

  /** Has one event sent; the p99 of the milliseconds from sending to arriving, once all have it. */
  async round(): Promise<number> {
    this.arrivals.length = 0;
    const all = new Promise<void>((resolve) => {
      this.complete = resolve;
    });
    await fetch(`http://127.0.0.1:${this.port}/send`, { method: 'POST' });
    await all;
    const sentAt = sentAtOf(this.sample) ?? Number.NaN;
    return percentile(
      this.arrivals.map((arrival) => (Number(arrival) - sentAt) / 1e6),
      0.99,
    );
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  private receive(socket: WebSocket, data: Buffer): void {
    const now = process.hrtime.bigint();
    if (data.length === pingMark.length) {
      socket.send('3');
      return;
    }
    this.arrivals.push(now);
    if (this.arrivals.length < this.sockets.length) return;
    this.sample = data.toString();
    if (this.sample.startsWith(eventMark)) this.complete();
  }
}

const task = JSON.parse(process.argv[2] ?? '') as FanOutTask;
const hubAddress = `${hubPath}/?EIO=4&transport=websocket`;
const audiences = {
  ours: new Audience(task.ours, hubAddress),
  reference: new Audience(task.reference, task.referenceIsHub ? hubAddress : '/'),
};
await audiences.ours.connect(task.count, joinHub);
await audiences.reference.connect(task.count, task.referenceIsHub ? joinHub : opened);
const result: FanOutResult = { ours: [], reference: [] };
for (let round = -task.warmUp; round < task.rounds; round++) {
  const order = round % 2 ? (['ours', 'reference'] as const) : (['reference', 'ours'] as const);
  for (const side of order) {
    const p99 = await audiences[side].round();
    if (round >= 0) result[side].push(p99);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
for (const audience of Object.values(audiences)) audience.close();
console.log(JSON.stringify(result));

function opened(socket: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
}

/** Engine.IO's open packet, then Socket.IO's connection to the namespace. */
function joinHub(socket: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', function greet(data: Buffer) {
      const text = data.toString();
      if (text.startsWith(openMark)) socket.send(`40${widgetNamespace},{}`);
      if (!text.startsWith(connectedMark)) return;
      socket.off('message', greet);
      resolve();
    });
  });
}
