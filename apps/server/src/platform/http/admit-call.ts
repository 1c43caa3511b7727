import { callsAtOnce, costlyCallsAtOnce, costOf, type Endpoint } from '@samtale/contract';
import { AppError } from '../app-error.ts';
import { type Asker, onBehalfOf } from '../limits/asker.ts';
import type { AskerLimits } from '../limits/asker-limits.ts';
import { Turns } from '../limits/turns.ts';
import { errorReplyOf } from './create-http-server.ts';

/** What was taken for a call, and from whom. */
export interface Charge {
  asker: Asker;
  /** In points. */
  cost: number;
}

/**
 * Bounds calls per asker: each takes its endpoint's points (`charge`), so many of one asker are worked on at a time, and
 * the next wait (`work`). What the server could not do is not counted against whoever asked for it.
 */
export class Admission {
  private readonly limits: AskerLimits;
  private readonly turns: Record<keyof typeof callsAtOnce, Turns>;
  private readonly costlyTurns = new Turns(costlyCallsAtOnce, tooManyAtOnce);

  constructor(limits: AskerLimits) {
    this.limits = limits;
    const turnsOf = (kind: keyof typeof callsAtOnce) => new Turns(callsAtOnce[kind], tooManyAtOnce);
    this.turns = { visitor: turnsOf('visitor'), user: turnsOf('user'), network: turnsOf('network') };
  }

  /** Takes the points of a call that brings so many bytes. Throws `tooManyRequests`, and then takes none. */
  charge(endpoint: Endpoint, asker: Asker, bytes: number): Charge {
    const cost = costOf(endpoint, bytes);
    this.limits.take(asker, cost);
    return { asker, cost };
  }

  /** Does a call's work when it is the asker's turn. Rejects with `tooManyRequests`, and with what the work throws. */
  work<Result>(endpoint: Endpoint, charge: Charge, work: () => Promise<Result>): Promise<Result> {
    // Bytes come as fast as the sender's line: who sends files is not to keep their own other calls waiting.
    if (endpoint.rawBody === 'stream') return this.done(null, charge, work);
    const line = this.turns[charge.asker.person?.kind ?? 'network'];
    const isCostly = charge.cost >= costlyCallsAtOnce.from;
    return isCostly ? this.doneAlone(line, charge, work) : this.done(line, charge, work);
  }

  /** Who waits for this takes no turn of their other calls. */
  private async doneAlone<Result>(line: Turns, charge: Charge, work: () => Promise<Result>): Promise<Result> {
    const subject = subjectOf(charge.asker);
    await this.costlyTurns.enter(subject);
    try {
      return await this.done(line, charge, work);
    } finally {
      this.costlyTurns.leave(subject);
    }
  }

  private async done<Result>(
    line: Turns | null,
    { asker, cost }: Charge,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const subject = subjectOf(asker);
    const turn = line?.enter(subject);
    if (turn) await turn;
    try {
      return await onBehalfOf(asker, work);
    } catch (error) {
      if (errorReplyOf(error, '').code === 'unavailable') this.limits.giveBack(asker, cost);
      throw error;
    } finally {
      line?.leave(subject);
    }
  }
}

/** Whose turns a call takes: a person's, or a network's where nobody has said who they are. */
export const subjectOf = ({ person, network }: Asker): string => person?.id ?? network;

export const tooManyAtOnce = () =>
  new AppError('tooManyRequests', 'error.tooManyRequests', { retryAfter: 1 });
