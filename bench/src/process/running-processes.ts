import type { ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

/** Notes a child process until it ends, so that nothing outlives the bench. */
export function keepTrackOf(child: ChildProcess): void {
  running.add(child);
  child.once('exit', () => running.delete(child));
}

/** Ends every child process that is still there, at once. */
export function endProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}

process.once('exit', endProcesses);
