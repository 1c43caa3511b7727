import type { CustomerFacts } from '@samtale/dialog';
import type { DatabaseSession } from '../../../platform/database/database.ts';
import type { LoadedLanguage } from '../../training/index.ts';
import type { ConversationRow } from '../log/stored-step.ts';

/** Reads what conditions compare of a customer; undefined for one who is not known. */
export type ReadCustomer = (
  session: Pick<DatabaseSession, 'agent'>,
  agentId: string,
  customerId: string,
) => Promise<CustomerFacts | undefined>;

/**
 * The customer with whom a conversation is linked, read only where the flows of its language ask; undefined where
 * they do not, and for a customer who is not known. Who finds nothing to wait for does not wait.
 */
export function askedCustomer(
  read: ReadCustomer,
  session: Pick<DatabaseSession, 'agent'>,
  { agentId, state: { customerId } }: Pick<ConversationRow, 'agentId' | 'state'>,
  language: Pick<LoadedLanguage, 'asksCustomer'> | undefined,
): Promise<CustomerFacts | undefined> | undefined {
  if (!customerId || !language?.asksCustomer) return undefined;
  return read(session, agentId, customerId);
}
