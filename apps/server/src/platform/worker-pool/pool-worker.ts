import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { AppError } from '../app-error.ts';
import type { ThreadReply, ThreadRequest } from './thread-messages.ts';

/**
 * The thread gives way to the one that answers visitors (nice, from 0 to 19). With 10 it got a fourteenth of a busy
 * processor, and nobody's import came to an end; with 3 it gets a third.
 */
const niceness = 3;

/** On Linux, a thread has a priority of its own, under its number. Elsewhere it keeps that of the process. */
function giveWay(): void {
  if (process.platform !== 'linux') return;
  const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  setPriority(thread, niceness);
}

const tell = (reply: ThreadReply) => parentPort?.postMessage(reply);

async function work({ module, input }: ThreadRequest): Promise<void> {
  try {
    const { run } = (await import(module)) as { run(input: unknown): unknown };
    tell({ type: 'begun' });
    tell({ type: 'done', output: await run(input) });
  } catch (error) {
    if (error instanceof AppError) {
      const { code, messageKey, details } = error;
      tell({ type: 'refused', code, messageKey, details });
    } else tell({ type: 'failed', error });
  }
}

giveWay();
parentPort?.on('message', (request: ThreadRequest) => void work(request));
