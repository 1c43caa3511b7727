import { isAudited } from '@samtale/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownAnswer } from '../foreign-ids/expected.ts';
import { OwnCalls } from '../foreign-ids/own-calls.ts';
import { OwnRecords } from '../foreign-ids/own-records.ts';
import { createOwner } from '../foreign-ids/owner.ts';
import { called, places } from '../foreign-ids/places.ts';
import { PushService } from '../push-service.ts';
import { useServer } from '../use-server.ts';

/**
 * Most of what the product can be asked for, each once: what reads, and what names records of one's own. It takes the
 * embedded database through most kinds of statements; what others may do with these ids is in `foreign-ids.test.ts`.
 */
const push = new PushService();
const server = useServer({ config: { allowedHosts: ['127.0.0.1'] } });

let calls: OwnCalls;
beforeAll(async () => {
  await push.start();
  const me = await createOwner(server, push, 'egen');
  calls = new OwnCalls(me, new OwnRecords(me));
});
afterAll(() => push.close());

const named = new Map(places.map(([place, call]) => [call.title, { place, ...call }]));
const reads = called
  .filter(({ endpoint }) => ['agent', 'signedIn'].includes(endpoint.access.kind))
  .filter(({ title, endpoint }) => endpoint.method === 'GET' && !isAudited(endpoint) && !named.has(title))
  .map((call) => ({ place: call.title, name: undefined, ...call }));

test.for([...named.values(), ...reads].map((call) => [call.place, call] as const))(
  '%s',
  async ([place, { title, endpoint, name }]) => {
    expect(await calls.make({ title, endpoint }, name)).toMatchObject(ownAnswer(place));
  },
);
