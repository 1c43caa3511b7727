import { type Endpoint, largeBodiesAtOnce } from '@samtale/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Asker } from '../limits/asker.ts';
import { Turns } from '../limits/turns.ts';
import { type Admission, type Charge, subjectOf, tooManyAtOnce } from './admit-call.ts';
import { bytesOf, defaultBodyLimit } from './body-bytes.ts';
import { BodyTurn } from './body-turn.ts';

/** Whether a call of the endpoint may bring a body that is not to be read from just anybody. */
export const isLarge = ({ rawBody, bodyLimit = 0 }: Endpoint): boolean =>
  rawBody !== undefined || bodyLimit > defaultBodyLimit;

interface Admitted {
  charge: Charge;
  /** Null for a small body, and for one that is never in memory as a whole. */
  turn: BodyTurn | null;
}

/** Calls that may bring a large body: who makes one has points for it, and a turn, before the body is read. */
export class LargeCalls {
  private readonly admission: Admission;
  private readonly turns = new Turns(largeBodiesAtOnce, tooManyAtOnce);
  private readonly admitted = new WeakMap<FastifyRequest, Admitted>();

  constructor(admission: Admission) {
    this.admission = admission;
  }

  /** Resolves when the body may be read. Rejects with `tooLarge` or `tooManyRequests`. */
  async admit(endpoint: Endpoint, asker: Asker, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const bytes = bytesOf(request);
    if (bytes > request.routeOptions.bodyLimit) throw new AppError('tooLarge', 'error.tooLarge');
    const charge = this.admission.charge(endpoint, asker, bytes);
    const isHeld = endpoint.rawBody !== 'stream' && bytes > defaultBodyLimit;
    // Of a client who has gone meanwhile nothing is heard any more.
    const turn =
      isHeld && !request.raw.destroyed
        ? new BodyTurn(this.turns, subjectOf(charge.asker), request.raw, reply.raw)
        : null;
    this.admitted.set(request, { charge, turn });
    await turn?.come();
  }

  /** Does the work of a call whose body has been admitted and has arrived. */
  async work<Result>(
    endpoint: Endpoint,
    request: FastifyRequest,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const admitted = this.admitted.get(request);
    if (!admitted) throw new Error('A large body was read without being admitted');
    const { charge, turn } = admitted;
    turn?.beginWork();
    try {
      return await this.admission.work(endpoint, charge, work);
    } finally {
      turn?.leave();
    }
  }
}
