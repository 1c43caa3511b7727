// Staff and visitors who read, and say something now and then: node mixed-reads.ts TASK, a SoakTask in JSON.
// Prints one line of JSON, a SoakResult.
import { keepDoing } from '../process/keep-doing.ts';
import { residentMegabytes } from '../process/resident-megabytes.ts';
import { soakCalls } from './soak-calls.ts';

export interface SoakTask {
  url: string;
  user: string;
  password: string;
  agentId: string;
  widget: string;
  /** Of the server, whose memory is looked at. */
  pid: number;
  warmUpSeconds: number;
  seconds: number;
  /** The time is prolonged until there were so many after the warm-up. */
  leastReads: number;
}
export interface SoakResult {
  /** Resident megabytes after the warm-up, and at the end. */
  warm: number;
  end: number;
  /** After the warm-up. */
  reads: number;
  turns: number;
  failed: number;
}

const atOnce = 8;
/** Every so many calls a visitor says something. */
const turnEvery = 50;

const task = JSON.parse(process.argv[2] ?? '') as SoakTask;
const calls = await soakCalls(task);
const counts = { reads: 0, turns: 0, failed: 0 };
let made = 0;

await callFor(task.warmUpSeconds, 0);
const warm = residentMegabytes(task.pid);
Object.assign(counts, { reads: 0, turns: 0 });
await callFor(task.seconds, task.leastReads);
const result: SoakResult = { warm, end: residentMegabytes(task.pid), ...counts };
console.log(JSON.stringify(result));
process.exit(0);

async function callFor(seconds: number, leastReads: number): Promise<void> {
  const until = performance.now() + seconds * 1000;
  const goesOn = () => performance.now() < until || counts.reads < leastReads;
  await keepDoing(atOnce, goesOn, async () => {
    const n = made++;
    const isTurn = n % turnEvery === 0;
    try {
      await (isTurn ? calls.turn(n) : calls.read(n));
      counts[isTurn ? 'turns' : 'reads']++;
    } catch {
      counts.failed++;
      // A server that is gone must not be asked for ever.
      if (counts.failed > 1000) throw new Error('More than a thousand calls failed');
    }
  });
}
