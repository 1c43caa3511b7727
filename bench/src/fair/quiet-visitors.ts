// Visitors who talk calmly: node quiet-visitors.ts '{"url","clientKey","perSecond"}'
// Prints `ready {}`. A line `begin` on its input begins a phase; after `end` it prints how long the turns of the phase took,
// as one line of JSON, once all of them are answered.
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { percentile } from '../percentile.ts';
import { startConversations } from '../server/start-conversations.ts';
import { connectVisitor, type VisitorSocket } from './connect.ts';

export interface QuietTask {
  url: string;
  clientKey: string;
  /** Turns of all of them together. */
  perSecond: number;
}
export interface QuietTurns {
  turns: number;
  /** Refused. */
  failed: number;
  /** Milliseconds from sending to the acknowledgement. */
  p50: number;
  p99: number;
}

/** Each says less than a visitor may in a minute. */
const perMinute = 45;
/** A turn that is not answered within so many milliseconds counts as one that took them. */
const patience = 10_000;

const task = JSON.parse(process.argv[2] ?? '') as QuietTask;
const count = Math.ceil((task.perSecond * 60) / perMinute);
const tokens = await startConversations({ url: task.url, widget: task.clientKey }, count);
const sockets = await Promise.all(tokens.map((token) => connectVisitor(task.url, token)));
/** The turns begun in this phase: what they took, or null when refused. Those that are answered late count as well. */
let phase: Promise<number | null>[] = [];
let turn = 0;
setInterval(() => {
  const socket = sockets[turn++ % sockets.length];
  if (socket) phase.push(say(socket));
}, 1000 / task.perSecond);

createInterface({ input: process.stdin }).on('line', (line) => {
  const ended = phase;
  phase = [];
  if (line === 'end') void Promise.all(ended).then(tell);
});
console.log('ready {}');

async function say(socket: VisitorSocket): Promise<number | null> {
  const said = performance.now();
  const message = { clientId: randomUUID(), text: 'Hvornår har I åbent?' };
  const answer = await socket
    .timeout(patience)
    .emitWithAck('say', message)
    .catch(() => null);
  if (!answer) return patience;
  return answer.ok ? performance.now() - said : null;
}

function tell(taken: readonly (number | null)[]): void {
  const times = taken.filter((time) => time !== null);
  const heard: QuietTurns = {
    turns: times.length,
    failed: taken.length - times.length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
  console.log(JSON.stringify(heard));
}
