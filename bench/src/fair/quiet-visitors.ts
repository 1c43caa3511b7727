// Visitors who talk calmly: node quiet-visitors.ts '{"url","clientKey","perSecond"}'
// Prints `ready`. A line `begin` on its input begins a phase; after `end` it prints how long the turns of the phase took,
// as one line of JSON, once all of them are answered.
import { createInterface } from 'node:readline';
import { percentile } from '../percentile.ts';
import { connectVisitor, type Said, sayBy, type VisitorSocket } from '../server/hub-sockets.ts';
import { startConversations } from '../server/start-conversations.ts';

export interface QuietTask {
  url: string;
  clientKey: string;
  /** Turns of all of them together. */
  perSecond: number;
}
export interface QuietTurns {
  turns: number;
  /** Of these, those that were refused, and not answered in time. */
  refused: number;
  late: number;
  /** Milliseconds from sending to the acknowledgement. */
  p50: number;
  p99: number;
}

interface Turn {
  outcome: Said['outcome'];
  /** Milliseconds. */
  took: number;
}

/** Each says less than a visitor may in a minute. */
const perMinute = 45;
/** A turn that is refused, or not answered within so many milliseconds, counts as one that took them. */
const patience = 10_000;

const task = JSON.parse(process.argv[2] ?? '') as QuietTask;
const count = Math.ceil((task.perSecond * 60) / perMinute);
const tokens = await startConversations({ url: task.url, widget: task.clientKey }, count);
const sockets = await Promise.all(tokens.map((token, n) => connectVisitor(task.url, token, addressOf(n))));
/** The turns begun in this phase: what they took. Those that are answered late count as well. */
let phase: Promise<Turn>[] = [];
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
console.log('ready');

/** Visitors do not come from one network. */
function addressOf(n: number): string {
  return `10.0.${n >> 8}.${n & 255}`;
}

async function say(socket: VisitorSocket): Promise<Turn> {
  const said = performance.now();
  const { outcome } = await sayBy(socket, 'Hvornår har I åbent?', patience);
  return { outcome, took: outcome === 'acknowledged' ? performance.now() - said : patience };
}

function tell(turns: readonly Turn[]): void {
  const times = turns.map(({ took }) => took);
  const count = (wanted: Turn['outcome']) => turns.filter(({ outcome }) => outcome === wanted).length;
  const heard: QuietTurns = {
    turns: turns.length,
    refused: count('refused'),
    late: count('late'),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
  console.log(JSON.stringify(heard));
}
