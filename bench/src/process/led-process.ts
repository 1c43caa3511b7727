import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { givePriority } from './priority.ts';
import { keepTrackOf } from './running-processes.ts';

/** A Node script that is told by lines on its input what to do next, and answers each with a line. */
export class LedProcess {
  private readonly child: ChildProcess;
  /** Lines that nobody has read yet. */
  private readonly unread: AsyncIterator<string>;

  private constructor(child: ChildProcess, lines: AsyncIterable<string>) {
    this.child = child;
    this.unread = lines[Symbol.asyncIterator]();
  }

  /** Starts it and waits for its line `ready`. Rejects when it ends first. */
  static async start(args: readonly string[], priority: number): Promise<LedProcess> {
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    if (child.pid) givePriority(child.pid, priority);
    keepTrackOf(child);
    const led = new LedProcess(child, createInterface({ input: child.stdout }));
    await led.line();
    return led;
  }

  tell(line: string): void {
    this.child.stdin?.write(`${line}\n`);
  }

  /** The next line that it prints. Rejects when it has ended. */
  async line(): Promise<string> {
    const { value, done } = await this.unread.next();
    if (done) throw new Error(`${this.child.spawnargs[1]} has ended`);
    return value;
  }

  stop(): void {
    this.child.kill('SIGKILL');
  }
}
