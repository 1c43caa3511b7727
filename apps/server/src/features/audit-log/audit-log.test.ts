import { type AuditEntry, endpoints, newId, type QueryOf, Role } from '@samtale/contract';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAgent, createFlow, password } from '../../../test/factories.ts';
import { type SignedIn, staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { sourceCalls, sourceInput } from '../../../test/source-calls.ts';
import { newMember } from '../../../test/team-members.ts';
import { useServer } from '../../../test/use-server.ts';
import { userAgents } from '../agents/index.ts';
import { EntryKeeper } from './entry-keeper.ts';
import { forgetOldEntries } from './forget-old-entries.ts';

const { auditLog, auth, cannedReplies, flows } = endpoints;
type Asked = Partial<QueryOf<typeof auditLog.getAuditLog>>;

const server = useServer();
let agentId: string;
let staff: SignedIn;
beforeEach(async () => {
  agentId = await createAgent(server.app);
  staff = await staffOf(server, agentId);
});

const read = (query: Asked = {}, as = staff) => as.call(auditLog.getAuditLog, { params: { agentId }, query });
const titles = (entries: readonly AuditEntry[]) => entries.map(({ title }) => title);
/** The entries once those of these titles are the newest. */
const until = (...wanted: string[]) =>
  vi.waitFor(
    async () => {
      const { list } = await read();
      expect(titles(list).slice(0, wanted.length)).toEqual(wanted);
      return list;
    },
    { timeout: 5000, interval: 20 },
  );

const saveReply = () =>
  staff.call(cannedReplies.saveCannedReply, {
    params: { agentId },
    body: { id: newId, title: 'Hilsen', text: 'Hej', files: [] },
  });

describe('what the staff change', () => {
  test('is entered: who, what, when and from where, and which it was, also when it is gone', async () => {
    const flowId = await createFlow(server.app, { agentId, title: 'Åbningstider' });
    const { languageId } = { languageId: (await speaks())[0] ?? '' };
    await staff.call(flows.deleteFlow, { params: { agentId, languageId, intentId: flowId } as never });
    const [entry] = await until('flows.deleteFlow', 'auth.login');
    expect(entry).toMatchObject({
      userId: staff.user.id,
      userName: staff.user.name,
      address: '127.0.0.1',
      at: server.clock.now().toISOString(),
      records: { intentId: flowId },
      named: [{ id: flowId, kind: 'flow', name: 'Åbningstider', isGone: true }],
    });
  });

  test('is named as it is called now, while it is there', async () => {
    const [languageId = ''] = await speaks();
    const flowId = await createFlow(server.app, { agentId, title: 'Parkering' });
    await staff.call(flows.moveFlow, {
      params: {
        agentId,
        languageId,
        masterIntentId: flowId,
        parentMasterIntentId: newId,
      } as never,
    });
    const [entry] = await until('flows.moveFlow');
    expect(entry?.named).toEqual([
      { id: flowId, kind: 'flow', name: 'Parkering', languageId, isGone: false },
    ]);
  });

  test('is called by its address where nobody has named it', async () => {
    const { save } = sourceCalls(staff, agentId);
    const { id } = await save(sourceInput({ url: 'https://www.example.com/' }));
    const [entry] = await until('sources.saveGptTrainingJob');
    expect(entry?.named).toEqual([
      { id, kind: 'source', name: 'https://www.example.com/', languageId: null, isGone: false },
    ]);
  });

  test('is named in all that was done with it before, once it is gone', async () => {
    const { id } = await saveReply();
    await staff.call(cannedReplies.deleteCannedReply, { params: { agentId, cannedReplyId: id } });
    const list = await until('cannedReplies.deleteCannedReply', 'cannedReplies.saveCannedReply');
    const named = [{ id, kind: 'cannedReply', name: 'Hilsen', languageId: null, isGone: true }];
    expect(list.slice(0, 2).map((entry) => entry.named)).toEqual([named, named]);
  });

  test('with customers and people is told by ids alone once they are gone', async () => {
    const colleague = await staffOf(server, agentId, [Role.chatAgent]);
    const customer = await staff.call(endpoints.customers.saveCustomer, {
      params: { agentId },
      body: { customer: { id: newId, name: 'Hr. Hemmelig' } },
    });
    await staff.call(endpoints.customers.deleteCustomer, { params: { agentId, customerId: customer.id } });
    await staff.call(auth.deleteTeamUser, { params: { agentId, userId: colleague.user.id } });
    const list = await until('auth.deleteTeamUser', 'customers.deleteCustomer');
    expect(list.slice(0, 2)).toMatchObject([
      { records: { userId: colleague.user.id }, named: [] },
      { records: { customerId: customer.id }, named: [] },
    ]);
    const { rows } = await server.app.database.pool.query('SELECT DISTINCT names FROM audit_entries');
    expect(JSON.stringify(rows)).not.toMatch(/Hemmelig|Test /);
  });

  test('with one of the people tells with whom', async () => {
    const { user } = await staff.call(auth.registerUser, {
      params: { agentId },
      body: { model: newMember() },
    });
    const [entry] = await until('auth.registerUser');
    expect(entry).toMatchObject({
      records: { record: user.id },
      named: [{ kind: 'user', name: 'Anna Lind' }],
    });
  });

  test('is not entered when it is refused, only read, or a mark of passing use', async () => {
    const [languageId = ''] = await speaks();
    await refusal(
      staff.call(flows.deleteFlow, {
        params: { agentId, languageId, intentId: '11111111-1111-4111-8111-111111111111' } as never,
      }),
    );
    await staff.call(flows.getAllFlow, { params: { agentId, languageId } as never });
    await staff.call(endpoints.profile.setChatStatus, {
      params: { id: staff.user.id },
      body: { chatStatus: 0 },
    });
    await staff.call(auth.updateProfile, {
      params: { agentId },
      body: { firstName: 'Ny', lastName: 'Person' },
    });
    await until('auth.updateProfile', 'auth.login');
    expect((await read()).list).toHaveLength(2);
  });

  test('without words of customers: an address in a path is left out', async () => {
    const customer = await staff.call(endpoints.customers.saveCustomer, {
      params: { agentId },
      body: { customer: { id: newId, name: 'Hr. Hemmelig' } },
    });
    const [entry] = await until('customers.saveCustomer');
    expect(entry?.records).toEqual({ record: customer.id });
    expect(JSON.stringify(entry)).not.toContain('Hemmelig');
  });
});

describe('what users do to themselves', () => {
  test('is told to the administrators of their company: signing in, in vain too, and out', async () => {
    const colleague = await staffOf(server, agentId, [Role.chatAgent]);
    await refusal(
      server.call(auth.login, { body: { userName: colleague.user.email, password: `${password}!` } }),
    );
    await colleague.call(auth.logout);
    const list = await until('auth.logout', 'auth.signInFailed', 'auth.login', 'auth.login');
    expect(list[1]).toMatchObject({ userId: colleague.user.id, userName: colleague.user.name });
  });

  test('a wrong code is a sign-in in vain', async () => {
    const colleague = await staffOf(server, agentId, [Role.chatAgent]);
    const { secret } = await colleague.call(auth.startTwoFactor, {
      body: { method: 'app', currentPassword: password },
    });
    const code = new TOTP({ secret: secret ?? '' }).generate({ timestamp: server.clock.now().getTime() });
    await colleague.call(auth.confirmTwoFactor, { body: { code } });
    const email = colleague.user.email;
    const { refreshToken } = await server.call(auth.login, { body: { userName: email, password } });
    // A code of the app works once.
    await refusal(server.call(auth.loginWithTwoFactor, { body: { refreshToken, email, code } }));
    const [entry] = await until('auth.signInFailed', 'auth.confirmTwoFactor');
    expect(entry).toMatchObject({ userId: colleague.user.id });
  });

  test('is not told to those of another company', async () => {
    const other = await staffOf(server, await createAgent(server.app));
    await other.call(auth.updatePassword, {
      body: { currentPassword: password, newPassword: 'anden', confirmPassword: 'anden' },
    });
    await staff.call(auth.logout);
    staff = await staffOf(server, agentId);
    await until('auth.login', 'auth.logout', 'auth.login');
    const { list } = await read();
    expect(list.map(({ userId }) => userId)).not.toContain(other.user.id);
  });
});

test('what is done with somebody is in the log of their company, whoever does it', async () => {
  const own = await createAgent(server.app);
  const admin = await staffOf(server, own, [Role.administrator], { isUserAdmin: true });
  const colleague = await staffOf(server, agentId, [Role.chatAgent]);
  const userId = colleague.user.id;
  await server.app.database.shared.insert(userAgents, [
    { userId: admin.user.id, linkedAgentId: agentId, roles: [Role.administrator] },
  ]);
  const edited = { ...newMember({ email: colleague.user.email }), isActive: true };
  await admin.call(endpoints.profile.setActivity, { body: { userId, status: false } });
  await staff.call(auth.editUser, { params: { agentId, userId }, body: { user: edited } });
  await until('auth.editUser', 'profile.activateUser', 'profile.deactivateUser');
  await admin.call(auth.deleteUser, { params: { id: userId } });
  const [entry] = await until('auth.deleteUser');
  expect(entry).toMatchObject({ userId: admin.user.id, records: { userId } });
  const { list } = await admin.call(auditLog.getAuditLog, { params: { agentId: own }, query: {} });
  expect(titles(list)).toEqual(['auth.login']);
});

test('who is in the log is listed, also when they are gone', async () => {
  const colleague = await staffOf(server, agentId, [Role.chatAgent]);
  await until('auth.login', 'auth.login');
  await staff.call(auth.deleteTeamUser, { params: { agentId, userId: colleague.user.id } });
  const { list } = await staff.call(auditLog.getAuditPeople, { params: { agentId } });
  const named = [staff.user, colleague.user].map(({ id, name }) => ({ id, name }));
  expect(new Set(list)).toEqual(new Set(named));
  expect(await refusal(colleague.call(auditLog.getAuditPeople, { params: { agentId } }))).toMatchObject({
    status: 401,
  });
});

test('who changes an agent of others is in the log of that agent', async () => {
  const own = await createAgent(server.app);
  const admin = await staffOf(server, own, [Role.administrator], { isUserAdmin: true });
  const stored = await admin.call(endpoints.agents.getAgent, { params: { agentId, selectedAgentId: own } });
  await admin.call(endpoints.agents.editAgent, {
    params: { agentId: own },
    body: {
      ...stored,
      customer: { ...stored.customer, cvr: '12345678', countryCode: 'DK' },
      languageList: stored.languageList.map(({ id }) => id),
      subscriptionKey: 'secret-key',
    },
  });
  const [entry] = await until('agents.editAgent');
  expect(entry).toMatchObject({ userId: admin.user.id, records: { record: agentId } });
  expect(JSON.stringify(entry)).not.toContain('secret-key');
});

describe('the log', () => {
  test('comes in pages that hold together, and is narrowed', async () => {
    for (const firstName of ['Et', 'To', 'Tre']) {
      server.clock.advance(1000);
      await staff.call(auth.updateProfile, { params: { agentId }, body: { firstName, lastName: 'Navn' } });
      // The name is the one at that time, which the next change would be in time to overtake.
      await vi.waitFor(async () => expect((await read()).list[0]?.userName).toBe(`${firstName} Navn`));
    }
    const all = await until('auth.updateProfile', 'auth.updateProfile', 'auth.updateProfile', 'auth.login');
    const first = await read({ take: 2 });
    const second = await read({ take: 2, before: first.next ?? '' });
    expect([...first.list, ...second.list]).toEqual(all);
    expect(second.next).toBeNull();

    expect(titles((await read({ kind: 'flows' })).list)).toEqual([]);
    expect((await read({ userId: agentId })).list).toEqual([]);
    expect((await read({ from: all[1]?.at, to: all[0]?.at })).list).toEqual([all[1]]);
    expect((await read({ searchText: 'tre nav' })).list).toHaveLength(1);
    expect((await read({ searchText: 'profil' })).list).toEqual([]);
    expect((await read({ searchText: 'profil', titles: 'auth.updateProfile' })).list).toHaveLength(3);
  });

  test('is for administrators', async () => {
    for (const role of [Role.chatAgent, Role.chatDeveloper]) {
      const other = await staffOf(server, agentId, [role]);
      expect(await refusal(read({}, other))).toMatchObject({ status: 403 });
    }
  });

  test('cannot be changed, emptied or deleted from, but by what forgets the old', async () => {
    const { pool } = server.app.database;
    await until('auth.login');
    for (const statement of [
      "UPDATE audit_entries SET user_name = 'Someone else'",
      'DELETE FROM audit_entries',
      'TRUNCATE audit_entries',
    ]) {
      await expect(pool.query(statement)).rejects.toThrow('added to only');
    }
    await forgetOldEntries(server.app, 365);
    expect((await read()).list).toHaveLength(1);
    const nextYear = new Date(server.clock.now().getTime() + 366 * 86_400_000);
    await forgetOldEntries({ ...server.app, now: () => nextYear }, 365);
    expect((await read()).list).toHaveLength(0);
    await expect(pool.query('SELECT 1')).resolves.toBeTruthy();
    staff = await staffOf(server, agentId);
    await until('auth.login');
    await expect(pool.query('DELETE FROM audit_entries')).rejects.toThrow('added to only');
  });

  test('has what was done just before a node closes, and what the database would not take at first', async () => {
    const { database, log, clock } = { ...server.app, clock: server.clock };
    const client = { ip: '192.0.2.7', userAgent: 'Test' };
    let [failures, stored] = [1, 0];
    const query = async (text: string, values: unknown[]) => {
      if (failures-- > 0) throw new Error('away');
      await database.pool.query(text, values);
      stored++;
    };
    const node = new EntryKeeper({ pool: { query }, agent: database.agent }, log, clock.now);
    const act = { title: 'auth.updateProfile', userId: staff.user.id, agentId, client };
    await node.write(act);
    expect(stored).toBe(0);
    await until('auth.updateProfile');
    void node.write({ ...act, title: 'flows.moveFlow' });
    await node.close();
    expect(stored).toBe(2);
    expect(titles((await read()).list)[0]).toBe('flows.moveFlow');
  });
});

async function speaks(): Promise<string[]> {
  const me = await staff.call(auth.getUserByAccessToken);
  return me.userAgentList[0]?.agent.languageList.map(({ id }) => id) ?? [];
}

test('saving a reply tells which one, as soon as it is answered', async () => {
  const saved = await saveReply();
  const [entry] = (await read()).list;
  expect(entry).toMatchObject({ title: 'cannedReplies.saveCannedReply', records: { record: saved.id } });
});
