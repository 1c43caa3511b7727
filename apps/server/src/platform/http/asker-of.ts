import type { Asker } from '../limits/asker.ts';
import type { Caller } from './caller.ts';
import type { ClientOrigin } from './client-origin.ts';
import { networkOf } from './network-of.ts';

/** On whose behalf a call is made; `company` is the account of the agent it concerns. */
export const askerOf = (caller: Caller, { ip }: ClientOrigin, company: string | null): Asker => ({
  person: personOf(caller),
  network: networkOf(ip),
  company,
});

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
