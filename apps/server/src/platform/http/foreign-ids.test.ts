import { isAudited } from '@samtale/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../../test/every-endpoint.ts';
import { answerFor, ownAnswer } from '../../../test/foreign-ids/expected.ts';
import { type Kind, kindNamedAt, kinds, partKinds } from '../../../test/foreign-ids/kinds.ts';
import { OwnCalls } from '../../../test/foreign-ids/own-calls.ts';
import { OwnRecords } from '../../../test/foreign-ids/own-records.ts';
import { createOwner, theirWord } from '../../../test/foreign-ids/owner.ts';
import { called, places } from '../../../test/foreign-ids/places.ts';
import { rowsNaming } from '../../../test/foreign-ids/rows-naming.ts';
import { PushService } from '../../../test/push-service.ts';
import { useServer } from '../../../test/use-server.ts';

const push = new PushService();
const server = useServer({ config: { allowedHosts: ['127.0.0.1'] } });

/** Makes calls as an administrator, and as a visitor, of one's own agent. */
let calls: OwnCalls;
/** Another customer's records: one of each kind, and of parts one for each place that names such. */
const theirs = new Map<Kind | string, string>();
/** All that is stored of the other customer; what one call has changed is held against it alone. */
let stored: string[];

beforeAll(async () => {
  await push.start();
  const me = await createOwner(server, push, 'egen');
  const other = await createOwner(server, push, theirWord);
  calls = new OwnCalls(me, new OwnRecords(me));
  const records = new OwnRecords(other);
  for (const kind of kinds) theirs.set(kind, await records.take(kind));
  for (const [place] of places) {
    const kind = kindNamedAt(place);
    if (kind && partKinds.has(kind)) theirs.set(place, await records.take(kind));
  }
  await server.settleConversations();
  stored = await rowsOfTheirs();
});
afterAll(() => push.close());

const rowsOfTheirs = () =>
  rowsNaming(
    server,
    (['account', 'agent', 'caller', 'user'] as const).map((kind) => theirs.get(kind) ?? ''),
  );

/** Nothing of the other customer is in an answer, but for what the caller has sent. */
function expectNothingOfTheirs(answer: Answer, sent?: string): void {
  const text = JSON.stringify(answer.reply);
  expect([theirWord, ...theirs.values()].filter((one) => one !== sent && text.includes(one))).toEqual([]);
}

const readers = called.filter(
  ({ endpoint }) =>
    ['agent', 'signedIn'].includes(endpoint.access.kind) &&
    (endpoint.method === 'GET' || endpoint.audit === 'reads') &&
    !isAudited(endpoint) &&
    !endpoint.rawBody,
);

test.for(readers.map((call) => [call.title, call] as const))(
  '%s tells nothing of another customer',
  async ([, call]) => {
    const answer = await calls.make(call);
    expect(answer).toMatchObject(ownAnswer(call.title));
    expectNothingOfTheirs(answer);
  },
);

// Not tried again: what a first try has changed the second would not.
describe("another customer's id", { retry: 0 }, () => {
  test.for(places)('%s', async ([place, { name, ...call }]) => {
    // With an id of one's own the call is done, so it is the id alone that makes the difference.
    expect(await calls.make(call, name)).toMatchObject(ownAnswer(place));

    const id = theirs.get(place) ?? theirs.get(kindNamedAt(place) ?? '');
    const answer = await calls.make(call, name, id);
    expect(answer).toMatchObject(answerFor(place));
    expectNothingOfTheirs(answer, id);
    const before = stored;
    stored = await rowsOfTheirs();
    expect(stored).toEqual(before);
  });
});
