import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Failed } from './reading.ts';
import type { ReadingOutcome, ReadingTaskKind, ReadingTasks } from './reading-tasks.ts';
import { readingTurns, type TurnHolder } from './reading-turns.ts';

/** How much one task may take; one that takes more ends with its process. */
export interface ReadingLimits {
  /** Of the processor. On a machine that is busy a task may last longer, but not without end. */
  seconds: number;
  /** Of what JavaScript keeps; all of the process may take twice that. */
  megabytes: number;
}

/** A process that has nothing to do ends after so long. */
const idleMs = 5000;
/** While others wait, one that has been there for so long ends after a task. */
const turnMs = 1000;
/** How often it is looked at what a process takes, of which Node limits a part only. */
const lookEveryMs = 250;
/** A task may last so many times its seconds of the processor. */
const patience = 4;
/** Linux tells memory in pages of so many bytes, and time in so many ticks a second. */
const memoryPage = 4096;
const ticksPerSecond = 100;

/**
 * A process that takes what others wrote apart, one task after another: pages and documents may be made to be slow, huge
 * or broken, and a thread without memory left would end the server with it. It knows nothing of the server, starts when
 * there is a task and it is the company's turn (`ReadingTurns`), and ends with one that takes too much, or when none comes
 * for a while or others wait.
 */
export class ReadingProcess implements TurnHolder {
  readonly company: string;
  private readonly limits: ReadingLimits;
  private readonly turns: typeof readingTurns;
  private child: ChildProcess | null = null;
  /** When it was started, on the clock of the process. */
  private startedAt = 0;
  private last: Promise<unknown> = Promise.resolve();
  /** Tasks that run or wait. */
  private asked = 0;
  private idle: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(limits: ReadingLimits, company: string, turns = readingTurns) {
    this.limits = limits;
    this.company = company;
    this.turns = turns;
  }

  /** Never rejects: what cannot be read is a failure. */
  run<K extends ReadingTaskKind>(kind: K, task: ReadingTasks[K]['task']): Promise<ReadingOutcome<K>> {
    if (this.isClosed) return Promise.resolve({ failure: 'notReadable', detail: 'closed' } satisfies Failed);
    this.asked++;
    const outcome = this.last.then(async () => {
      const read = await this.runAlone(kind, await this.start(), task);
      this.asked--;
      this.rest();
      return read;
    });
    this.last = outcome;
    return outcome;
  }

  /** Ends it at once, after what was asked of it. Nothing is read any more. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.last;
    this.end();
  }

  handOver(): void {
    if (!this.asked) this.end();
  }

  private runAlone<K extends ReadingTaskKind>(
    kind: K,
    child: ChildProcess,
    task: ReadingTasks[K]['task'],
  ): Promise<ReadingOutcome<K>> {
    return new Promise((resolve) => {
      let isSettled = false;
      const leave = () => {
        isSettled = true;
        clearTimeout(timeout);
        clearInterval(watch);
        child.off('message', settle).off('error', broke).off('exit', ended);
      };
      const settle = (outcome: ReadingOutcome<K>) => {
        leave();
        resolve(outcome);
      };
      const giveUp = (detail: string) => {
        leave();
        this.end();
        const failed: Failed = { failure: 'notReadable', detail };
        resolve(failed);
      };
      const broke = (error: Error) => giveUp(error.message);
      // Node aborts when JavaScript has no memory left.
      const ended = (code: number | null, signal: string | null) =>
        giveUp(signal === 'SIGABRT' || code === 134 ? 'memory' : `exit ${code ?? signal}`);
      const { seconds, megabytes } = this.limits;
      const timeout = setTimeout(() => giveUp('time'), seconds * patience * 1000);
      const before = usageOf(child.pid);
      const watch = setInterval(async () => {
        const [began, now] = await Promise.all([before, usageOf(child.pid)]);
        if (this.child !== child || isSettled) return;
        if (now.bytes > megabytes * 2 * 1024 * 1024) giveUp('memory');
        else if (now.seconds - began.seconds > seconds) giveUp('time');
      }, lookEveryMs);
      child.on('message', settle).on('error', broke).on('exit', ended);
      child.send({ kind, task });
    });
  }

  private async start(): Promise<ChildProcess> {
    clearTimeout(this.idle);
    if (!this.child) {
      await this.turns.enter(this);
      this.child = this.startInTurn();
    }
    this.child.ref();
    this.child.channel?.ref();
    return this.child;
  }

  /** The turn is over when the process is gone. */
  private startInTurn(): ChildProcess {
    const child = startChild(this.limits.megabytes);
    this.startedAt = performance.now();
    const gone = () => {
      if (this.child === child) this.child = null;
      this.turns.leave(this);
    };
    child.once('exit', gone).once('error', () => {
      // It could not be started at all.
      if (child.pid === undefined) gone();
    });
    return child;
  }

  /** Makes room for others, or waits for the next task, and keeps nobody from ending meanwhile. */
  private rest(): void {
    const hasHadItsTurn = !this.asked || performance.now() - this.startedAt > turnMs;
    if (hasHadItsTurn && this.turns.isAwaited(this)) this.end();
    if (this.asked || !this.child) return;
    this.child.unref();
    this.child.channel?.unref();
    this.idle = setTimeout(() => this.end(), idleMs).unref();
  }

  private end(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = null;
  }
}

function startChild(megabytes: number): ChildProcess {
  const child = fork(new URL('./reading-worker.ts', import.meta.url), {
    env: {},
    execArgv: [`--max-old-space-size=${megabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  running.add(child);
  // An error once nothing is asked of it any more, as when it was ended, concerns nobody.
  child.once('exit', () => running.delete(child)).on('error', () => {});
  return child;
}

/** Those that have not ended. They end with this process. */
const running = new Set<ChildProcess>();
export const readingProcesses: ReadonlySet<ChildProcess> = running;
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

interface Usage {
  bytes: number;
  /** Of the processor, since it was started. */
  seconds: number;
}

/** What a process has taken; nothing where the system does not tell, as outside of Linux (proc_pid_stat(5)). */
const usageOf = (pid: number | undefined): Promise<Usage> =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (told) => {
      // Its name stands in brackets and may have anything in it. Behind it the third field comes first.
      const fields = told.slice(told.lastIndexOf(')') + 2).split(' ');
      const field = (number: number) => Number(fields[number - 3]);
      return { seconds: (field(14) + field(15)) / ticksPerSecond, bytes: field(24) * memoryPage };
    },
    () => ({ bytes: 0, seconds: 0 }),
  );
