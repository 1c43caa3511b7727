import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { keepTrackOf } from '../process/running-processes.ts';
import type { QuietTask, QuietTurns } from './quiet-visitors.ts';

const script = fileURLToPath(new URL('quiet-visitors.ts', import.meta.url));

/** Visitors who talk calmly, in a process of their own, so that nothing but the server holds them up. */
export class QuietVisitors {
  private readonly child: ChildProcess;
  private readonly lines: Interface;
  private readonly ended: Promise<never>;

  private constructor(child: ChildProcess, lines: Interface) {
    this.child = child;
    this.lines = lines;
    this.ended = once(child, 'exit').then(() => {
      throw new Error('The quiet visitors have ended');
    });
    // They are ended at the end, when nobody waits for a line.
    this.ended.catch(() => undefined);
  }

  static async start(task: QuietTask): Promise<QuietVisitors> {
    const child = spawn(process.execPath, [script, JSON.stringify(task)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    keepTrackOf(child);
    const quiet = new QuietVisitors(child, createInterface({ input: child.stdout }));
    await quiet.line();
    return quiet;
  }

  /** How long the turns take that begin within so many seconds. Resolves when all of them are answered. */
  async listen(seconds: number): Promise<QuietTurns> {
    this.child.stdin?.write('begin\n');
    await setTimeout(seconds * 1000);
    this.child.stdin?.write('end\n');
    return JSON.parse(await this.line()) as QuietTurns;
  }

  stop(): void {
    this.child.kill('SIGKILL');
  }

  private async line(): Promise<string> {
    const heard = once(this.lines, 'line').then(([line]) => String(line));
    return Promise.race([heard, this.ended]);
  }
}
