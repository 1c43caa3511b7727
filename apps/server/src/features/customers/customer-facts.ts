import type { CustomerFacts } from '@samtale/dialog';
import { sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { countryPrefix } from './normalise-contact.ts';

interface FactsRow extends Record<string, unknown> {
  name: string;
  source: string;
  comment: string;
  handled: boolean;
  solved: boolean;
  phones: string[];
  emails: string[];
}

/**
 * What conditions compare of a customer. Undefined for one who is gone, and for every customer of an agent whose
 * `gdprInterval` is 0: what its staff are not shown decides nothing either. A number of the country that is taken for
 * granted is found with and without its prefix.
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
  if (!found) return undefined;
  const { name, source, comment, handled, solved, phones, emails } = found;
  return {
    known: ['true'],
    name: valuesOf(name),
    phone: phones.flatMap(waysToWrite),
    email: emails,
    source: valuesOf(source),
    comment: valuesOf(comment),
    handled: [String(handled)],
    solved: [String(solved)],
  };
}

const valuesOf = (text: string) => (text.trim() ? [text] : []);

const waysToWrite = (number: string) =>
  number.startsWith(countryPrefix) ? [number, number.slice(countryPrefix.length)] : [number];
