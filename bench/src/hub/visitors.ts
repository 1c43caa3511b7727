// Visitors who talk over the socket: node visitors.ts '{"url","widget","count","seconds","warmUpSeconds"}'
// Prints one line of JSON: { turns, failed, perSecond, p50, p99 }, times in milliseconds.
import { randomUUID } from 'node:crypto';
import {
  type Acknowledgement,
  type Delivery,
  hubPath,
  type ServerToWidget,
  type WidgetToServer,
  widgetNamespace,
} from '@samtale/contract';
import { io, type Socket } from 'socket.io-client';
import { percentile } from '../percentile.ts';
import { questions } from '../server/questions.ts';
import { startConversations } from '../server/start-conversations.ts';

export interface VisitorsTask {
  url: string;
  widget: string;
  count: number;
  warmUpSeconds: number;
  seconds: number;
}

export interface VisitorsResult {
  turns: number;
  failed: number;
  perSecond: number;
  p50: number;
  p99: number;
}

type VisitorSocket = Socket<ServerToWidget, WidgetToServer>;

const answerTimeout = 10_000;

const task = JSON.parse(process.argv[2] ?? '') as VisitorsTask;
const tokens = await startConversations(task, task.count);
const sockets = await Promise.all(tokens.map(connect));
const measuredFrom = performance.now() + task.warmUpSeconds * 1000;
const until = measuredFrom + task.seconds * 1000;
const times: number[] = [];
let failed = 0;
await Promise.all(sockets.map(talk));
for (const socket of sockets) socket.disconnect();
const result: VisitorsResult = {
  turns: times.length,
  failed,
  perSecond: times.length / task.seconds,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
};
console.log(JSON.stringify(result));

function connect(token: string): Promise<VisitorSocket> {
  const socket: VisitorSocket = io(`${task.url}${widgetNamespace}`, {
    path: hubPath,
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
  });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

/** Says the next thing as soon as the last is acknowledged: no pause in which the server could catch its breath. */
async function talk(socket: VisitorSocket, visitor: number): Promise<void> {
  for (let turn = 0; performance.now() < until; turn++) {
    const text = questions[(visitor + turn) % questions.length] ?? '';
    const said = performance.now();
    const ok = await say(socket, text);
    if (said < measuredFrom) continue;
    if (ok) times.push(performance.now() - said);
    else failed++;
  }
}

function say(socket: VisitorSocket, text: string): Promise<boolean> {
  return new Promise((resolve) => {
    const acknowledged = (lost: Error | null, answer?: Acknowledgement<Delivery>) =>
      resolve(!lost && answer?.ok === true);
    socket.timeout(answerTimeout).emit('say', { clientId: randomUUID(), text }, acknowledged);
  });
}
