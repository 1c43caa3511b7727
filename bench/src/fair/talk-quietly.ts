import { type ChildProcess, spawn } from 'node:child_process';
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

  private constructor(child: ChildProcess, lines: Interface) {
    this.child = child;
    this.lines = lines;
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

  /** How long their turns take in so many seconds. */
  async listen(seconds: number): Promise<QuietTurns> {
    await this.end();
    await setTimeout(seconds * 1000);
    return this.end();
  }

  stop(): void {
    this.child.kill('SIGKILL');
  }

  private async end(): Promise<QuietTurns> {
    this.child.stdin?.write('end\n');
    return JSON.parse(await this.line()) as QuietTurns;
  }

  private line(): Promise<string> {
    return new Promise((resolve, reject) => {
      this.lines.once('line', resolve);
      this.child.once('exit', () => reject(new Error('The quiet visitors have ended')));
    });
  }
}
