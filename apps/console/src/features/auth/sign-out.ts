import { endpoints } from '@samtale/contract';
import { call } from '../../lib/api/api.ts';
import { endSession } from '../../lib/session/session.ts';
import { turnOff } from '../push/index.ts';

/**
 * Ends the session at the server, then here, whatever the server said: who signs out is out, and this browser tells
 * whoever sits there next of nobody's chats. Where the provider is left too whose work account one came with.
 */
export async function signOut(): Promise<string | null> {
  try {
    await turnOff().catch(() => undefined);
    return (await call(endpoints.auth.logout)).address;
  } finally {
    endSession('left');
  }
}
