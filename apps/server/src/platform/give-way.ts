import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Nice, from 0 to 19. With 10 a thread got a fourteenth of a busy processor, and nobody's import came to an end; with 3 it
 * gets a third.
 */
const niceness = 3;

/**
 * The thread that calls this gives way to the one that answers visitors. On Linux, a thread has a priority of its own, under
 * its number. Elsewhere it keeps that of the process.
 */
export function giveWay(): void {
  if (process.platform !== 'linux') return;
  const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  setPriority(thread, niceness);
}
