import type { Endpoint } from '@samtale/contract';
import type { FastifyInstance } from 'fastify';
import { inTurns } from '../in-turns.ts';
import { shareOf } from '../limits/asker.ts';
import type { WorkerPool } from '../worker-pool/worker-pool.ts';
import { workerTask } from '../worker-pool/worker-task.ts';
import { unpackBody } from './packed-body.ts';

/** Bodies up to so many bytes are read in a few milliseconds at the most. */
const fewBytes = 128 * 1024;

const bodyTask = workerTask<typeof import('./body-task.ts')>({
  module: new URL('./body-task.ts', import.meta.url),
  seconds: 10,
});

/** A body of JSON that is too large to be read where all wait: it is read and checked in a thread. */
export class LargeBody {
  private readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** The body as the endpoint has it. Throws `badRequest`. */
  async read({ method, path }: Endpoint, workers: Pick<WorkerPool, 'run'>): Promise<unknown> {
    const input = { endpoint: `${method} ${path}`, bytes: this.bytes };
    return inTurns(unpackBody(await workers.run(bodyTask, shareOf() ?? '', input)));
  }
}

/** Has large bodies of JSON read in a thread. Small ones are read as Fastify does. */
export function readLargeBodies(server: FastifyInstance): void {
  const read = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body);
    if (bytes.length > fewBytes) done(null, new LargeBody(bytes));
    else read(request, bytes.toString(), done);
  });
}
