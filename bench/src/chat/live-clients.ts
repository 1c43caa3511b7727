// Visitors and staff who write to each other: node live-clients.ts FILE, a LiveTask in JSON.
// Prints one line of JSON, a LiveResult.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createClient, endpoints } from '@samtale/contract';
import { percentile } from '../percentile.ts';
import { connectToHub, connectToPair, type Line } from './live-lines.ts';

export interface LiveTask {
  url: string;
  /** Absent for the reference. */
  product?: {
    agentId: string;
    people: { id: string; token: string }[];
    visitorTokens: string[];
    chatTokens: string[];
  };
  visitors: number;
  staff: number;
  perSecond: number;
  seconds: number;
  /** Of the server, whose memory is looked at before and after the visitors have come. */
  pid: number;
}
export interface LiveResult {
  /** Milliseconds from sending to the other side's arrival. */
  p50: number;
  p99: number;
  sent: number;
  lost: number;
  doubled: number;
  outOfOrder: number;
  /** Of an idle visitor's socket at the server. */
  bytesPerSocket: number;
}

/** The server gets so long to take what was sent last, in milliseconds. */
const patience = 5000;
/** More handshakes at a time would only wait for each other. */
const atOnce = 50;

const task = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as LiveTask;
const sentAt = new Map<string, number>();
const times: number[] = [];
const arrivals = new Map<string, string[]>();
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
const heard = (side: string) => (id: string) => {
  const list = arrivals.get(side) ?? [];
  arrivals.set(side, list);
  list.push(id);
  const sent = sentAt.get(id);
  if (sent !== undefined && !id.startsWith(side.split('/')[0] ?? '')) times.push(performance.now() - sent);
};

const before = residentBytes();
const visitors = await inPortions(task.visitors, (n) => openVisitor(n));
await pause(3000);
const bytesPerSocket = (residentBytes() - before) / task.visitors;
const people = await inPortions(task.staff, (n) => openStaff(n));

/** Ids of what each side has sent in each conversation, in order. */
const sent = new Map<string, string[]>();
const started = performance.now();
for (let tick = 0; performance.now() - started < task.seconds * 1000; tick++) {
  const due = started + (tick * 1000) / task.perSecond;
  if (due > performance.now()) await pause(due - performance.now());
  const n = tick % task.staff;
  const side = Math.floor(tick / task.staff) % 2 ? 'staff' : 'visitor';
  const id = `${side}-${randomUUID()}`;
  const list = sent.get(`${side}/${n}`) ?? [];
  sent.set(`${side}/${n}`, list);
  list.push(id);
  sentAt.set(id, performance.now());
  (side === 'staff' ? people[n] : visitors[n])?.say(id);
}
await pause(patience);

const result: LiveResult = {
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
  sent: sentAt.size,
  lost: 0,
  doubled: 0,
  outOfOrder: 0,
  bytesPerSocket,
};
for (const [from, ids] of sent) {
  const [side, n] = from.split('/');
  const got = (arrivals.get(`${side === 'staff' ? 'visitor' : 'staff'}/${n}`) ?? []).filter((id) =>
    id.startsWith(`${side}-`),
  );
  const once = [...new Set(got)];
  result.doubled += got.length - once.length;
  result.lost += ids.filter((id) => !once.includes(id)).length;
  result.outOfOrder += once.filter((id, i) => ids[i] !== id).length;
}
console.log(JSON.stringify(result));
process.exit(0);

function openVisitor(n: number): Promise<Line> {
  if (!task.product) return connectToPair(task.url, `/${n}/visitor`, heard(`visitor/${n}`));
  const { visitorTokens, chatTokens } = task.product;
  return connectToHub(
    task.url,
    { token: visitorTokens[n] ?? '' },
    chatTokens[n] ?? '',
    heard(`visitor/${n}`),
  );
}

async function openStaff(n: number): Promise<Line> {
  if (!task.product) return connectToPair(task.url, `/${n}/staff`, heard(`staff/${n}`));
  const { agentId, people: known, chatTokens } = task.product;
  const person = known[n];
  const chatToken = chatTokens[n] ?? '';
  if (!person) throw new Error(`There is no person ${n}`);
  const call = createClient({ baseUrl: `${task.url}/api`, token: () => person.token });
  const params = { agentId, chatToken };
  await call(endpoints.conversations.takeOverChat, { params, body: { user: { id: person.id } } });
  await connectToHub(task.url, { token: person.token, agentId }, chatToken, heard(`staff/${n}`));
  return {
    say: (text) =>
      void call(endpoints.conversations.sendChatMessage, {
        params,
        body: { clientId: randomUUID(), text },
      }).catch(() => undefined),
  };
}

async function inPortions(count: number, open: (n: number) => Promise<Line>): Promise<Line[]> {
  const lines: Line[] = [];
  for (let from = 0; from < count; from += atOnce) {
    lines.push(...(await Promise.all(numbers(Math.min(atOnce, count - from)).map((n) => open(from + n)))));
  }
  return lines;
}

function residentBytes(): number {
  const status = readFileSync(`/proc/${task.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
