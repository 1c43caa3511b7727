// Visitors who talk over the socket: node visitors.ts '{"url","widget","count","seconds","warmUpSeconds"}'
// Prints one line of JSON: { turns, failed, perSecond, p50, p99 }, times in milliseconds.
import { percentile } from '../percentile.ts';
import { connectVisitor, sayBy, type VisitorSocket } from '../server/hub-sockets.ts';
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

const answerTimeout = 10_000;

const task = JSON.parse(process.argv[2] ?? '') as VisitorsTask;
const tokens = await startConversations(task, task.count);
const sockets = await Promise.all(tokens.map((token) => connectVisitor(task.url, token)));
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

/** Says the next thing as soon as the last is acknowledged: no pause in which the server could catch its breath. */
async function talk(socket: VisitorSocket, visitor: number): Promise<void> {
  for (let turn = 0; performance.now() < until; turn++) {
    const text = questions[(visitor + turn) % questions.length] ?? '';
    const said = performance.now();
    const { outcome } = await sayBy(socket, text, answerTimeout);
    if (said < measuredFrom) continue;
    if (outcome === 'acknowledged') times.push(performance.now() - said);
    else failed++;
  }
}
