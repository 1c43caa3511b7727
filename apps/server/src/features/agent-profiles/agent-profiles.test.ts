import {
  agentKeys,
  danish,
  type EditAgent,
  endpoints,
  english,
  newId,
  PhoneHandlingType,
  PhoneServiceType,
  Role,
} from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAccount, createAgent, createFlow, createUser } from '../../../test/factories.ts';
import { type SignedIn, signIn, staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { shortest } from '../../../test/shortest.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';
import { accounts } from '../accounts/index.ts';
import { agents } from '../agents/index.ts';
import { generationUsage } from '../generation/tables.ts';
import { startSubscription } from '../subscriptions/index.ts';

const calls = endpoints.agents;
const server = useServer();
const company = {
  cvr: '12345678',
  name: 'Nordlys ApS',
  url: 'nordlys.example',
  address: 'Havnegade 1',
  postalCode: '8000',
  city: 'Aarhus',
  countryCode: 'DK',
  billingFirstName: 'Bo',
  billingLastName: 'Lund',
  billingEmail: 'faktura@nordlys.example',
} as const;

let agentId: string;
let otherId: string;
let userAdmin: SignedIn;
let administrator: SignedIn;
beforeAll(async () => {
  agentId = await createAgent(server.app, { speaks: ['da', 'en'] });
  otherId = await createAgent(server.app, { speaks: ['da'] });
  userAdmin = await staffOf(server, agentId, [Role.administrator], { isUserAdmin: true });
  administrator = await staffOf(server, agentId);
});

const profileOf = (id: string, staff = userAdmin, selectedAgentId = agentId) =>
  staff.call(calls.getAgent, { params: { agentId: id, selectedAgentId } });
const listed = (searchText = '', page = 0, staff = userAdmin) =>
  staff.call(calls.getAgentList, { params: { agentId, page, rowsPerPage: 10 }, query: { searchText } });

/** Saves an agent as it is, but for some changes. */
async function edit(id: string, changes: Partial<EditAgent> = {}, staff = userAdmin) {
  const stored = await profileOf(id);
  const { hasSubscriptionKey, may, subscription, languageList, revision, ...rest } = stored;
  const body = {
    ...rest,
    customer: company,
    subscriptionKey: null,
    languageList: languageList.map((language) => language.id),
    ...changes,
  };
  return staff.call(calls.editAgent, { params: { agentId }, body });
}

describe('the list of all agents', () => {
  test('tells of each what it has, and finds by name, company, project and CVR', async () => {
    const name = `Liste ${otherId}`;
    await edit(otherId, {
      name,
      projectName: `P-${otherId}`,
      customer: { ...company, name: `K-${otherId}` },
    });
    await startSubscription(server.app.database, otherId, 'chatbotSmall', server.app.now());
    const used = { channelId: createId(), answers: 1 };
    await server.app.database.agent(otherId).insert(generationUsage, [
      { ...used, month: '2026-10-01', tokens: 7000 },
      { ...used, month: '2026-11-01', tokens: 100 },
      { ...used, channelId: createId(), month: '2026-11-01', tokens: 20 },
    ]);
    for (const text of [`  ${name} `, `K-${otherId}`, `p-${otherId}`]) {
      const { list, totalCount } = await listed(text);
      expect(totalCount, text).toBe(1);
      expect(list).toEqual([
        {
          id: otherId,
          name,
          customerName: `K-${otherId}`,
          project: `P-${otherId}`,
          countryCode: 'DK',
          cvr: '12345678',
          wantedPhoneNumber: '',
          lastActive: null,
          lastConversation: null,
          usage: { minutes: 0, calls: 0, conversations: 0, tokens: 120 },
          activeSubscriptions: 1,
          unsolvedTrainings: 0,
          failedPhoneSipRegistrations: null,
        },
      ]);
    }
    expect((await listed('%')).totalCount).toBe(0);
  });

  test('tells which number an agent waits for, and finds it by that', async () => {
    await edit(otherId, { wantedPhoneNumber: '30 40 50 60' });
    for (const text of ['30405060', '+45 30 40 50 60', '0045304050'])
      expect((await listed(text)).list, text).toMatchObject([
        { id: otherId, wantedPhoneNumber: '+4530405060' },
      ]);
    const numbers = endpoints.phoneNumbers.getPhoneNumbers;
    const wanted = async () =>
      (await userAdmin.call(numbers, { params: { agentId, page: 0 } })).wanted.filter(
        (one) => one.agentId === otherId,
      );
    expect(await wanted()).toMatchObject([{ customerName: company.name, number: '+4530405060' }]);
    const provider = await userAdmin.call(endpoints.phoneNumbers.addOrUpdatePhoneProvider, {
      params: { agentId },
      body: { id: newId, name: `Teleselskab ${otherId}`, customerId: null },
    });
    await userAdmin.call(endpoints.phoneNumbers.addOrUpdatePhoneNumber, {
      params: { agentId },
      body: {
        id: newId,
        number: '30405060',
        countryId: 'DK',
        phoneProviderId: provider.id,
        sipUsername: otherId,
        supportsVoice: true,
        supportsSms: false,
        serviceType: PhoneServiceType.sip,
        handlingType: PhoneHandlingType.managed,
      },
    });
    expect(await wanted()).toEqual([]);
    await edit(otherId, { wantedPhoneNumber: '' });
    expect((await listed('30405060')).totalCount).toBe(0);
  });

  test('comes in pages, and one that is not there is empty', async () => {
    const all = await listed();
    expect(all.list.map(({ id }) => id)).toEqual(expect.arrayContaining([agentId]));
    const beyond = await listed('', 99);
    expect(beyond).toEqual({ list: [], totalCount: all.totalCount });
  });

  test('of ten thousand answers in a moment', async () => {
    const accountId = await createAccount(server.app);
    const [like] = await server.app.database.shared.select(agents, { where: eq(agents.id, agentId) });
    if (!like) throw new Error('No agent');
    const many = Array.from({ length: 10_000 }, (_, n) => {
      const { id: _id, ...row } = like;
      return { ...row, accountId, name: `Mange ${String(n).padStart(5, '0')}` };
    });
    await server.app.database.shared.insert(agents, many);
    const { list, totalCount } = await listed('Mange', 500);
    expect({ totalCount, first: list[0]?.name }).toEqual({ totalCount: 10_000, first: 'Mange 05000' });
    expect(await shortest(() => listed('Mange', 500))).toBeLessThan(500);
  });
});

describe('an agent', () => {
  test('is saved with its company, and its new name is the one its people see', async () => {
    const saved = await edit(agentId, { name: 'Nyt navn', projectName: 'Projekt', includeGpt: true });
    expect(saved).toMatchObject({
      name: 'Nyt navn',
      projectName: 'Projekt',
      customer: company,
      includeGpt: true,
    });
    const me = await administrator.call(endpoints.auth.getUserByAccessToken);
    expect(me.userAgentList[0]?.agent).toMatchObject({ name: 'Nyt navn', includeGpt: true });
  });

  test('keeps its key to the language model sealed', async () => {
    expect(await edit(agentId, { subscriptionKey: 'hush-hush' })).toMatchObject({ hasSubscriptionKey: true });
    const row = await server.app.database.shared.first(agents, eq(agents.id, agentId));
    expect(row?.subscriptionKeySealed).not.toContain('hush');
    expect(server.app.secrets.open(row?.subscriptionKeySealed ?? '', `subscriptionKey:${agentId}`)).toBe(
      'hush-hush',
    );
    expect(await edit(agentId)).toMatchObject({ hasSubscriptionKey: true });
    expect(JSON.stringify(await profileOf(agentId))).not.toContain('hush');
    expect(await edit(agentId, { subscriptionKey: '' })).toMatchObject({ hasSubscriptionKey: false });
  });

  test.for([
    [{ customer: { ...company, cvr: '1234' } }, 'customer.cvr', agentKeys.danishCvr],
    [{ customer: { ...company, countryCode: 'DE' as const, cvr: '1' } }, 'customer.cvr', agentKeys.cvr],
    [{ customer: { ...company, countryCode: '' as 'DK' } }, 'customer.countryCode', agentKeys.country],
    [{ customer: { ...company, billingEmail: 'nobody' } }, 'customer.billingEmail', agentKeys.billingEmail],
    [{ projectName: ' ' }, 'projectName', agentKeys.projectName],
    [{ wantedPhoneNumber: '12 34' }, 'wantedPhoneNumber', agentKeys.phoneNumber],
    [{ languageList: [] }, 'languageList', agentKeys.languages],
  ] as const)('is refused with %j', async ([changes, path, messageKey]) => {
    const { details } = await refusal(edit(agentId, changes as Partial<EditAgent>));
    expect(details.fields).toContainEqual({ path, messageKey });
  });

  test('of another country has its number as it is there', async () => {
    const customer = { ...company, countryCode: 'SE' as const, cvr: '556677-8899' };
    expect(await edit(agentId, { customer })).toMatchObject({ customer });
  });

  test('keeps a language that has flows, and lets go of one that has none', async () => {
    const bot = await createAgent(server.app, { speaks: ['da', 'en'] });
    const flowId = await createFlow(server.app, { agentId: bot, title: 'Hours', languageId: english.id });
    expect(await refusal(edit(bot, { languageList: [danish.id] }))).toMatchObject({
      status: 409,
      messageKey: agentKeys.languageInUse,
      details: { values: { language: 'en', count: '1' } },
    });
    expect((await profileOf(bot)).languageList).toHaveLength(2);
    expect((await profileOf(bot)).flowsOfLanguages).toEqual([{ languageId: english.id, count: 1 }]);
    const gone = await edit(bot, { languageList: [english.id] });
    expect(gone.languageList.map(({ id }) => id)).toEqual([english.id]);
    expect(flowId).toBeTruthy();
  });
});

describe('who may what', () => {
  test('an administrator changes the company and nothing else', async () => {
    const city = `By ${agentId}`;
    expect(await edit(agentId, { customer: { ...company, city } }, administrator)).toMatchObject({
      customer: { city },
      may: { editCompany: true, editAgent: false },
    });
    for (const changes of [
      { name: 'Andet' },
      { wantedPhoneNumber: '20304050' },
      { includeGpt: false },
      { includeConversationAI: false },
      { subscriptionKey: 'mine' },
      { languageList: [danish.id] },
    ]) {
      expect(await refusal(edit(agentId, changes, administrator))).toMatchObject({
        status: 403,
        messageKey: agentKeys.userAdminOnly,
      });
    }
  });

  test('what somebody else has changed meanwhile is told apart from what one may not change', async () => {
    const { revision } = await profileOf(agentId, administrator);
    const includeGpt = !(await profileOf(agentId)).includeGpt;
    await edit(agentId, { includeGpt });
    const city = `Ny by ${agentId}`;
    const stale = { revision, customer: { ...company, city } };
    for (const staff of [administrator, userAdmin])
      expect(await refusal(edit(agentId, { ...stale, languageList: [danish.id] }, staff))).toMatchObject({
        status: 409,
        messageKey: agentKeys.changed,
      });
    const newest = await profileOf(agentId, administrator);
    expect(newest).toMatchObject({ includeGpt, languageList: [{ id: danish.id }, { id: english.id }] });
    expect(newest.customer.city).not.toBe(city);
    expect(await edit(agentId, { ...stale, revision: newest.revision }, administrator)).toMatchObject({
      customer: { city },
      includeGpt,
    });
  });

  test('others who work on it read it', async () => {
    const agent = await staffOf(server, agentId, [Role.chatAgent]);
    expect((await profileOf(agentId, agent)).may).toEqual({ editCompany: false, editAgent: false });
    expect(await refusal(edit(agentId, {}, agent))).toMatchObject({ status: 403 });
  });

  test("another agent's is not there, but for user admins who are administrators", async () => {
    expect(await refusal(profileOf(otherId, administrator))).toMatchObject({ status: 404 });
    expect(await refusal(edit(otherId, {}, administrator))).toMatchObject({ status: 404 });
    const chats = await staffOf(server, agentId, [Role.chatAgent], { isUserAdmin: true });
    expect(await refusal(profileOf(otherId, chats))).toMatchObject({ status: 404 });
    expect((await profileOf(otherId)).may).toEqual({ editCompany: true, editAgent: true });
    const stored = await server.app.database.shared.first(agents, eq(agents.id, otherId));
    const before = await server.app.database.shared.first(accounts, eq(accounts.id, stored?.accountId ?? ''));
    await edit(otherId, { customer: { ...company, city: 'Odense' } });
    const after = await server.app.database.shared.first(accounts, eq(accounts.id, before?.id ?? ''));
    expect(after?.city).toBe('Odense');
  });

  test('agents are found by name for user admins alone', async () => {
    const find = (staff: SignedIn, name: string) => staff.call(calls.findAgents, { params: { name } });
    await edit(agentId, { name: 'Findes Her' });
    expect((await find(userAdmin, 'findes her')).list).toEqual([
      { id: agentId, name: 'Findes Her', customerName: company.name },
    ]);
    const customer = { ...company, name: `Firma ${agentId}` };
    await edit(agentId, { customer });
    expect((await find(userAdmin, customer.name.toLowerCase())).list).toMatchObject([{ id: agentId }]);
    expect((await find(userAdmin, '*')).list.length).toBeGreaterThan(1);
    expect(await refusal(find(administrator, '*'))).toMatchObject({ status: 403 });
  });
});

describe('plans', () => {
  test('are listed for administrators, and tell when all have ended', async () => {
    const bot = await createAgent(server.app);
    const staff = await staffOf(server, bot);
    const me = async () => (await staff.call(endpoints.auth.getUserByAccessToken)).subscriptionsEndAt;
    expect(await me()).toBeNull();
    await startSubscription(server.app.database, bot, 'trial', server.app.now());
    const end = new Date(server.app.now().getTime() + 14 * 86_400_000).toISOString();
    expect(await me()).toBe(end);
    const params = { agentId: bot };
    const subscriptions = async () =>
      (await staff.call(endpoints.subscriptions.getSubscriptionList, { params })).list.map(
        ({ plan, state }) => `${plan} ${state}`,
      );
    expect(await subscriptions()).toEqual(['trial current']);
    await startSubscription(server.app.database, bot, 'chatbotMedium', new Date(Date.parse(end)));
    expect(await subscriptions()).toEqual(['chatbotMedium new', 'trial current']);
    expect(await me()).toBeNull();
    const { administrators, salesMail } = await staff.call(endpoints.subscriptions.getSubscriptionContacts, {
      params,
    });
    expect(administrators).toEqual([{ name: staff.user.name, email: staff.user.email }]);
    expect(salesMail).toBeNull();
    const chats = await signIn(server, await createUser(server.app, { roles: { [bot]: [Role.chatAgent] } }));
    expect(await refusal(chats.call(endpoints.subscriptions.getSubscriptionList, { params }))).toMatchObject({
      status: 403,
    });
  });
});
