import { createInterface } from 'node:readline';

/** What came of what was asked for: how often it was answered, and refused for what. */
export interface Disturbance {
  answered: number;
  refused: Record<string, number>;
}

/** Says that a process is ready to disturb, and resolves when it is told to begin. */
export function untilTold(): Promise<void> {
  const told = new Promise<void>((resolve) => {
    createInterface({ input: process.stdin }).once('line', () => resolve());
  });
  console.log('ready');
  return told;
}

/** Counts what is answered and refused; told by the process when it has disturbed enough. */
export class Outcomes {
  private answered = 0;
  private readonly refused: Record<string, number> = {};

  answer(): void {
    this.answered++;
  }

  refuse(why: string): void {
    this.refused[why] = (this.refused[why] ?? 0) + 1;
  }

  tell(): void {
    const { answered, refused } = this;
    const told: Disturbance = { answered, refused };
    console.log(JSON.stringify(told));
  }
}
