import { PhoneNumberState, type WantedNumber } from '@samtale/contract';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { danishOrder } from '../../platform/database/danish-order.ts';
import { accounts } from '../accounts/index.ts';
import { agents } from '../agents/index.ts';
import { phoneNumbers } from './tables.ts';

/** Enough for one line; those that are seen to make room for others. */
const most = 20;

/** The first numbers, by agent, that sign-ups asked for and that are not in the inventory. */
export async function listWantedNumbers({ database: { shared } }: App): Promise<WantedNumber[]> {
  const isGiven = and(
    eq(phoneNumbers.number, agents.wantedPhoneNumber),
    ne(phoneNumbers.state, PhoneNumberState.removed),
  );
  const waiting = await shared.select(agents, {
    where: and(
      ne(agents.wantedPhoneNumber, ''),
      sql`NOT EXISTS (SELECT 1 FROM ${phoneNumbers} WHERE ${isGiven})`,
    ),
    orderBy: [danishOrder(agents.name), asc(agents.id)],
    limit: most,
  });
  const ids = [...new Set(waiting.map(({ accountId }) => accountId))];
  const companies = ids.length ? await shared.select(accounts, { where: inArray(accounts.id, ids) }) : [];
  const names = new Map(companies.map((company) => [company.id, company.name]));
  return waiting.map(({ id, name, accountId, wantedPhoneNumber }) => ({
    agentId: id,
    agentName: name,
    customerName: names.get(accountId) ?? '',
    number: wantedPhoneNumber,
  }));
}
