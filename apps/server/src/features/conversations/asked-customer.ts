import type { CustomerFacts } from '@samtale/dialog';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { readCustomerFacts } from '../customers/index.ts';
import type { LoadedLanguage } from '../training/index.ts';
import type { ConversationRow } from './stored-step.ts';

/**
 * The customer with whom a conversation is linked, read only where the flows of its language ask; undefined where
 * they do not, and for a customer who is not known. Who finds nothing to wait for does not wait.
 */
export function askedCustomer(
  session: Pick<DatabaseSession, 'agent'>,
  { agentId, state: { customerId } }: Pick<ConversationRow, 'agentId' | 'state'>,
  language: Pick<LoadedLanguage, 'asksCustomer'> | undefined,
): Promise<CustomerFacts | undefined> | undefined {
  if (!customerId || !language?.asksCustomer) return undefined;
  return readCustomerFacts(session, agentId, customerId);
}
