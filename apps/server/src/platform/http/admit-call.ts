import { callsAtOnce, costOf, type Endpoint } from '@samtale/contract';
import { AppError } from '../app-error.ts';
import { type Asker, onBehalfOf } from '../limits/asker.ts';
import type { AskerLimits } from '../limits/asker-limits.ts';
import { Turns } from '../limits/turns.ts';
import type { Caller } from './caller.ts';
import type { ClientOrigin } from './client-origin.ts';
import { errorReplyOf } from './create-http-server.ts';
import type { Identities } from './guard.ts';
import { networkOf } from './network-of.ts';

/** Does a call's work within the bounds of who makes it. Throws `tooManyRequests`, and what the work throws. */
type Admitted = <Result>(call: Call, work: () => Promise<Result>) => Promise<Result>;

interface Call {
  caller: Caller;
  client: ClientOrigin;
  /** Of its body. */
  bytes: number;
}

/**
 * Bounds calls per asker: each takes its endpoint's points, so many of one asker are worked on at a time, and the next
 * wait. What the server could not do is not counted against whoever asked for it.
 */
export function createAdmission(
  limits: AskerLimits,
  identities: Pick<Identities, 'accountOf'>,
): (endpoint: Endpoint) => Admitted {
  const turnsOf = (kind: keyof typeof callsAtOnce) => new Turns(callsAtOnce[kind], tooManyAtOnce);
  const turns = { visitor: turnsOf('visitor'), user: turnsOf('user'), network: turnsOf('network') };

  return (endpoint) => {
    // Bytes come as fast as the sender's line: who sends files is not to keep their own other calls waiting.
    const takesTurns = endpoint.rawBody !== 'stream';
    return async ({ caller, client, bytes }, work) => {
      const cost = costOf(endpoint, bytes);
      const agentId = 'agentId' in caller ? caller.agentId : null;
      const asker: Asker = {
        person: personOf(caller),
        network: networkOf(client.ip),
        company: agentId && (await identities.accountOf(agentId)),
      };
      limits.take(asker, cost);
      const subject = asker.person?.id ?? asker.network;
      const line = takesTurns ? turns[asker.person?.kind ?? 'network'] : null;
      const turn = line?.enter(subject);
      if (turn) await turn;
      try {
        return await onBehalfOf(asker, work);
      } catch (error) {
        if (errorReplyOf(error, '').code === 'unavailable') limits.giveBack(asker, cost);
        throw error;
      } finally {
        line?.leave(subject);
      }
    };
  };
}

function personOf(caller: Caller): Asker['person'] {
  switch (caller.kind) {
    case 'public':
      return null;
    case 'visitor':
      return { kind: 'visitor', id: caller.conversationId };
    case 'user':
    case 'agentUser':
      return { kind: 'user', id: caller.userId };
  }
}

const tooManyAtOnce = () => new AppError('tooManyRequests', 'error.tooManyRequests', { retryAfter: 1 });
