// Visitors who talk calmly: node quiet-visitors.ts '{"url","clientKey","perSecond"}'
// Prints `ready {}`, and for each line `end` on its input how long turns took since the last, as one line of JSON.
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { percentile } from '../percentile.ts';
import { startConversations } from '../server/start-conversations.ts';
import { connectVisitor } from './connect.ts';

export interface QuietTask {
  url: string;
  clientKey: string;
  /** Turns of all of them together. */
  perSecond: number;
}
export interface QuietTurns {
  turns: number;
  failed: number;
  /** Milliseconds from sending to the acknowledgement. */
  p50: number;
  p99: number;
}

/** Each says less than a visitor may in a minute. */
const perMinute = 45;

const task = JSON.parse(process.argv[2] ?? '') as QuietTask;
const count = Math.ceil((task.perSecond * 60) / perMinute);
const tokens = await startConversations({ url: task.url, widget: task.clientKey }, count);
const sockets = await Promise.all(tokens.map((token) => connectVisitor(task.url, token)));
let times: number[] = [];
let failed = 0;
let turn = 0;
setInterval(() => {
  const socket = sockets[turn++ % sockets.length];
  const said = performance.now();
  socket
    ?.timeout(10_000)
    .emitWithAck('say', { clientId: randomUUID(), text: 'Hvornår har I åbent?' })
    .then((answer) => (answer.ok ? times.push(performance.now() - said) : failed++))
    .catch(() => failed++);
}, 1000 / task.perSecond);

createInterface({ input: process.stdin }).on('line', () => {
  const heard: QuietTurns = {
    turns: times.length,
    failed,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
  console.log(JSON.stringify(heard));
  times = [];
  failed = 0;
});
console.log('ready {}');
