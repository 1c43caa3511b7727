import { randomUUID } from 'node:crypto';
import { createClient, danish, endpoints, newId, withoutSecondFactor } from '@samtale/contract';
import { questions } from '../server/questions.ts';
import { startConversations } from '../server/start-conversations.ts';

/** A page of so many with such comments is some 20 kB. */
const customers = {
  count: 40,
  comment: 'Ringede om en elcykel og vil gerne høre, hvornår den kan hentes. '.repeat(3),
};
const visitors = 50;
/** Milliseconds after which the staff sign in again: their tokens are short-lived. */
const signInEvery = 5 * 60_000;

interface Place {
  url: string;
  user: string;
  password: string;
  agentId: string;
  widget: string;
}
export interface SoakCalls {
  /** One of several reads, by its number. */
  read(n: number): Promise<unknown>;
  /** A visitor says something and is answered. */
  turn(n: number): Promise<unknown>;
}

/** What people ask of a server all day. Makes the customers and conversations that they read. */
export async function soakCalls({ url, user, password, agentId, widget }: Place): Promise<SoakCalls> {
  const asHolderOf = (token: () => string | null) => createClient({ baseUrl: `${url}/api`, token });
  let token: string | null = null;
  const signIn = async () => {
    const body = { userName: user, password };
    const { accessToken } = withoutSecondFactor(await asHolderOf(() => null)(endpoints.auth.login, { body }));
    token = accessToken.token;
  };
  await signIn();
  setInterval(signIn, signInEvery).unref();
  const staff = asHolderOf(() => token);
  const params = { agentId };
  for (let n = 0; n < customers.count; n++) {
    const customer = { id: newId, name: `Kunde ${n}`, comment: customers.comment };
    await staff(endpoints.customers.saveCustomer, { params, body: { customer } });
  }
  const tokens = await startConversations({ url, widget }, visitors);
  const talking = tokens.map((visitorToken) => asHolderOf(() => visitorToken));
  const visitor = (n: number) => talking[n % talking.length] ?? staff;
  const say = (n: number) =>
    visitor(n)(endpoints.widgets.sendVisitorMessage, {
      body: { clientId: randomUUID(), text: questions[n % questions.length] ?? '' },
    });
  for (let n = 0; n < visitors; n++) await say(n);

  const reads: ((n: number) => Promise<unknown>)[] = [
    () =>
      staff(endpoints.customers.getCustomers, {
        params: { agentId, orderBy: 'name', orderByAscending: 'true', skip: 0, take: customers.count },
        body: { searchText: '' },
      }),
    () => staff(endpoints.conversations.getChatList, { params, query: {} }),
    () =>
      staff(endpoints.flows.searchFlows, {
        params: { agentId, languageId: danish.id, filters: 'null', searchTextFilters: 'null' },
        body: { searchText: 'cykel' },
      }),
    (n) => visitor(n)(endpoints.widgets.getVisitorEvents, { query: { after: 0 } }),
  ];
  return { read: async (n) => reads[n % reads.length]?.(n), turn: say };
}
