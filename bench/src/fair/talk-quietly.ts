import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { LedProcess } from '../process/led-process.ts';
import { priorities } from '../process/priority.ts';
import type { QuietTask, QuietTurns } from './quiet-visitors.ts';

const script = fileURLToPath(new URL('quiet-visitors.ts', import.meta.url));

/** Visitors who talk calmly, in a process of their own, so that nothing but the server holds them up. */
export class QuietVisitors {
  private readonly process: LedProcess;

  private constructor(process: LedProcess) {
    this.process = process;
  }

  static async start(task: QuietTask): Promise<QuietVisitors> {
    return new QuietVisitors(await LedProcess.start([script, JSON.stringify(task)], priorities.first));
  }

  /** How long the turns take that begin within so many seconds. Resolves when all of them are answered. */
  async listen(seconds: number): Promise<QuietTurns> {
    this.process.tell('begin');
    await setTimeout(seconds * 1000);
    this.process.tell('end');
    return JSON.parse(await this.process.line()) as QuietTurns;
  }

  stop(): void {
    this.process.stop();
  }
}
