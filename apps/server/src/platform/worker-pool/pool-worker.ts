import { parentPort } from 'node:worker_threads';
import { AppError } from '../app-error.ts';
import { giveWay } from '../give-way.ts';
import type { ThreadReply, ThreadRequest } from './thread-messages.ts';

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
