import type { CustomerFacts } from '@samtale/dialog';
import { sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { countryPrefix } from './normalise-contact.ts';

interface FactsRow extends Record<string, unknown>, KnownCustomer {}

/** What the facts of a customer are made of; numbers as they are kept. */
interface KnownCustomer {
  name: string;
  source: string;
  comment: string;
  handled: boolean;
  solved: boolean;
  phones: readonly string[];
  emails: readonly string[];
}

/**
 * What conditions compare of a customer. Undefined for one who is gone, and for every customer of an agent whose
 * `gdprInterval` is 0: what its staff are not shown decides nothing either.
 */
export async function readCustomerFacts(
  session: Pick<DatabaseSession, 'agent'>,
  agentId: string,
  customerId: string,
): Promise<CustomerFacts | undefined> {
  const [found] = await session.agent(agentId).query<FactsRow>(
    (agent) => sql`
      SELECT c.name, c.source, c.comment, c.handled, c.solved,
             ARRAY(SELECT value FROM customer_contacts
                    WHERE agent_id = c.agent_id AND customer_id = c.id AND kind = 'phone') AS phones,
             ARRAY(SELECT value FROM customer_contacts
                    WHERE agent_id = c.agent_id AND customer_id = c.id AND kind = 'email') AS emails
        FROM customers c JOIN agents a ON a.id = c.agent_id
       WHERE c.agent_id = ${agent} AND c.id = ${customerId} AND a.gdpr_interval <> 0`,
  );
  return found && factsOf(found);
}

/** A number of the country that is taken for granted is found with and without its prefix. */
export const factsOf = (customer: KnownCustomer): CustomerFacts => ({
  known: ['true'],
  name: valuesOf(customer.name),
  phone: customer.phones.flatMap(waysToWrite),
  email: customer.emails,
  source: valuesOf(customer.source),
  comment: valuesOf(customer.comment),
  handled: [String(customer.handled)],
  solved: [String(customer.solved)],
});

const valuesOf = (text: string) => (text.trim() ? [text] : []);

const waysToWrite = (number: string) =>
  number.startsWith(countryPrefix) ? [number, number.slice(countryPrefix.length)] : [number];
