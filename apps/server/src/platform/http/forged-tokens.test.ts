import { type Endpoint, endpoints } from '@samtale/contract';
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerTo, declared, forStaff, pathValues } from '../../../test/every-endpoint.ts';
import { createAgent, createWidget } from '../../../test/factories.ts';
import { staffOf, type Visitor, visitorOf } from '../../../test/people.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { useServer } from '../../../test/use-server.ts';

const server = useServer();
const forVisitors = declared.filter(({ endpoint }) => endpoint.access.kind === 'visitor');

let agentId: string;
let visitor: Visitor;
let other: Visitor;
beforeAll(async () => {
  agentId = await createAgent(server.app);
  visitor = await visitorOf(server, await createWidget(server.app, agentId));
  other = await visitorOf(server, await createWidget(server.app, await createAgent(server.app)));
});

/** What a call is answered with that bears exactly this. */
const answerWith = (authorization: string, endpoint: Endpoint) =>
  answerTo(server.url, endpoint, { params: pathValues(agentId, visitor.chatToken), authorization });

const refused = { status: 401, reply: { code: 'unauthorized', messageKey: 'session.expired', details: {} } };

async function expectRefusedByAll(calls: typeof declared, authorization: string) {
  for (const { title, endpoint } of calls) {
    expect({ title, ...(await answerWith(authorization, endpoint)) }).toEqual({ title, ...refused });
  }
}

/** The parts of a token that are not what they were. */
const altered = (part: string) => part.slice(0, -2) + (part.endsWith('AA') ? 'BB' : 'AA');

describe('every call of the staff refuses a token', () => {
  const administrator = () => staffOf(server, agentId, [0, 1, 2], { isUserAdmin: true });
  const claimsFor = (token: string) => JSON.parse(atob(token.split('.')[1] ?? ''));
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  test('whose signature is not its own', async () => {
    const { token } = await administrator();
    const [head, claims, signature = ''] = token.split('.');
    await expectRefusedByAll(forStaff, `Bearer ${head}.${claims}.${altered(signature)}`);
  });

  test('that names another user than was signed', async () => {
    const [one, someone] = [await administrator(), await administrator()];
    const [head, , signature] = one.token.split('.');
    const claims = encoded({ ...claimsFor(one.token), sub: someone.user.id });
    await expectRefusedByAll(forStaff, `Bearer ${head}.${claims}.${signature}`);
  });

  test('that says it needs no signature', async () => {
    const claims = encoded(claimsFor((await administrator()).token));
    await expectRefusedByAll(forStaff, `Bearer ${encoded({ alg: 'none' })}.${claims}.`);
  });

  test('signed with a key of somebody else', async () => {
    const claims = claimsFor((await administrator()).token);
    const key = new TextEncoder().encode('a key that the server does not have, of 32 bytes');
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key);
    await expectRefusedByAll(forStaff, `Bearer ${token}`);
  });

  test('whose session has ended', async () => {
    const { token, call } = await administrator();
    await call(endpoints.auth.logout);
    await expectRefusedByAll(forStaff, `Bearer ${token}`);
  });

  test('of a user who was switched off', async () => {
    const [one, someone] = [await administrator(), await administrator()];
    await one.call(endpoints.profile.setActivity, { body: { userId: someone.user.id, status: false } });
    await expectRefusedByAll(forStaff, `Bearer ${someone.token}`);
  });

  test('that does not come as a bearer’s', async () => {
    const { token } = await administrator();
    await expectRefusedByAll(forStaff, token);
    await expectRefusedByAll(forStaff, `Basic ${token}`);
  });
});

describe('every call of visitors refuses', () => {
  const parts = () => {
    const [conversationId, ofAgent, seal = ''] = visitor.token.split('.');
    return { conversationId, ofAgent, seal };
  };
  const theirs = () => other.token.split('.');
  const forgeries: Record<string, () => string> = {
    'another conversation under its seal': () => `Bearer ${theirs()[0]}.${parts().ofAgent}.${parts().seal}`,
    'another agent under its seal': () => `Bearer ${parts().conversationId}.${theirs()[1]}.${parts().seal}`,
    'an altered seal': () => `Bearer ${parts().conversationId}.${parts().ofAgent}.${altered(parts().seal)}`,
    'a seal that was cut': () => `Bearer ${visitor.token.slice(0, -1)}`,
    'no seal': () => `Bearer ${parts().conversationId}.${parts().ofAgent}.`,
    'two parts': () => `Bearer ${parts().conversationId}.${parts().ofAgent}`,
    'what is no bearer’s': () => visitor.token,
  };
  test.for(Object.entries(forgeries))('%s', async ([, authorization]) => {
    await expectRefusedByAll(forVisitors, authorization());
  });

  test('what another server has sealed', async () => {
    const elsewhere = await startTestServer();
    const key = await createWidget(elsewhere.app, await createAgent(elsewhere.app));
    const { token } = await visitorOf(elsewhere, key);
    await elsewhere.close();
    await expectRefusedByAll(forVisitors, `Bearer ${token}`);
  });
});

test('what is for anybody who is signed in is for each role', async () => {
  const forAll = forStaff.filter(
    ({ endpoint: { access } }) => access.kind === 'signedIn' && !access.userAdmin,
  );
  expect(forAll.map(({ title }) => title)).toContain('auth.getUserByAccessToken');
  for (const role of [0, 1, 2, 3] as const) {
    for (const { title, endpoint } of forAll) {
      // Each as somebody of their own: some of these end the session.
      const { token } = await staffOf(server, agentId, [role]);
      const { status } = await answerWith(`Bearer ${token}`, endpoint);
      expect({ title, role, isOpen: status !== 401 && status !== 403 }).toEqual({
        title,
        role,
        isOpen: true,
      });
    }
  }
});
