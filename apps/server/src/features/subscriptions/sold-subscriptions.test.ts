import { endpoints, newId, plans, Role, subscriptionKeys } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAgent } from '../../../test/factories.ts';
import { type SignedIn, staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { subscriptionCalls } from '../../../test/subscription-calls.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';
import { accounts } from '../accounts/index.ts';
import { agents } from '../agents/index.ts';

const server = useServer();
let userAdmin: SignedIn;
let agentId: string;
const { inDays, list, read, save } = subscriptionCalls(
  () => userAdmin,
  () => server.app.now(),
);
beforeAll(async () => {
  const own = await createAgent(server.app);
  userAdmin = await staffOf(server, own, [Role.administrator], { isUserAdmin: true });
});
beforeEach(async () => {
  agentId = await createAgent(server.app);
});

const fields = ({ details }: Awaited<ReturnType<typeof refusal>>) =>
  Object.fromEntries((details.fields ?? []).map(({ path, messageKey }) => [path, messageKey]));

const everything = {
  planType: 1,
  autoRenews: true,
  isPaid: false,
  discount: 12.5,
  fixedPrice: 1499.95,
  currencyId: 'EUR',
  maxPhonenumbersAddon: 1,
  maxMinutesAddon: 300,
  maxAnswersAddon: 50,
  maxTokenAddon: 10_000_000,
  maxWidgetCountAddon: 2,
  extraVisitors: 20_000,
  maxSmsAddon: 500,
  analyzeTokenAddon: 1000,
  maxDomainAddon: 3,
  internationalForwarding: true,
} as const;

describe('a subscription', () => {
  test('is saved with all that was agreed, read, and changed', async () => {
    const saved = await save({ agentId, ...everything, informationMessage: ' Husk at betale ' });
    expect(saved).toMatchObject({
      ...everything,
      ...{ agentId, agentName: `Agent ${agentId}`, state: 'current', informationMessage: 'Husk at betale' },
    });
    expect(saved.customerName).toMatch(/^Company /);
    expect(saved.id).not.toBe(newId);
    expect(await read(saved.id)).toEqual(saved);
    const { id, revision, startsAt } = saved;
    const changed = await save({ id, revision, agentId, startsAt, plan: 'phoneSmall', fixedPrice: null });
    expect(changed).toMatchObject({ plan: 'phoneSmall', fixedPrice: null, discount: 0, maxSmsAddon: 0 });
    expect(await read(id)).toEqual(changed);
  });

  test('of which something is missing or wrong tells what', async () => {
    const input = { agentId: '', plan: '' as never, bindingEnd: '', discount: 101, maxTokenAddon: -1 };
    const refused = await refusal(save(input));
    expect(refused.status).toBe(400);
    expect(fields(refused)).toEqual({
      agentId: subscriptionKeys.agent,
      plan: subscriptionKeys.plan,
      bindingEnd: subscriptionKeys.bindingEnd,
      discount: subscriptionKeys.discount,
      maxTokenAddon: 'subscription.validation.amount',
    });
    const early = await refusal(save({ agentId, startsAt: inDays(2), bindingEnd: inDays(1) }));
    expect(fields(early)).toEqual({ bindingEnd: subscriptionKeys.endsTooSoon });
    const cents = await refusal(save({ agentId, fixedPrice: 1.234 }));
    expect(fields(cents)).toEqual({ fixedPrice: subscriptionKeys.fixedPrice });
  });

  test('is of an agent that is there, and stays of it', async () => {
    expect(await refusal(save({ agentId: createId() }))).toMatchObject({
      status: 400,
      details: { fields: [{ path: 'agentId', messageKey: subscriptionKeys.agent }] },
    });
    const { id } = await save({ agentId });
    const other = await createAgent(server.app);
    expect(await refusal(save({ id, agentId: other }))).toMatchObject({ status: 404 });
    expect(await refusal(read(createId()))).toMatchObject({ status: 404 });
  });

  test("is not saved over a colleague's change", async () => {
    const { id, revision } = await save({ agentId });
    await save({ id, revision, agentId, isPaid: false });
    expect(await refusal(save({ id, revision, agentId, plan: 'chatbotMedium' }))).toMatchObject({
      status: 409,
      messageKey: subscriptionKeys.changed,
    });
    expect(await read(id)).toMatchObject({ plan: 'chatbotSmall', isPaid: false });
  });
});

describe('beside an active one of the same agent', () => {
  test('another is refused, with which it is', async () => {
    const { id } = await save({ agentId });
    const refused = { status: 409, messageKey: subscriptionKeys.activeExists, details: { values: { id } } };
    expect(await refusal(save({ agentId }))).toMatchObject(refused);
    expect(await refusal(save({ agentId, startsAt: inDays(10), bindingEnd: inDays(40) }))).toMatchObject(
      refused,
    );
    await save({ agentId: await createAgent(server.app) });
  });

  test('what follows it is not, unless the first goes on', async () => {
    const first = await save({ agentId });
    const next = { startsAt: inDays(29), bindingEnd: inDays(59) };
    const saved = await save({ agentId, ...next });
    expect(saved.state).toBe('new');
    expect(await refusal(save({ id: first.id, agentId, autoRenews: true }))).toMatchObject({
      messageKey: subscriptionKeys.activeExists,
    });
  });

  test('what has ended is left as it was', async () => {
    const past = { agentId, startsAt: inDays(-60), bindingEnd: inDays(-10) };
    const { id } = await save(past);
    await save({ ...past, plan: 'trial' });
    await save({ agentId, startsAt: inDays(-30) });
    expect(await save({ ...past, id, isPaid: false })).toMatchObject({ state: 'closed', isPaid: false });
  });

  test('of two that are saved at once one is', async () => {
    const saves = await Promise.allSettled([save({ agentId }), save({ agentId })]);
    expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('the list', () => {
  test('has those that have ended, or those that have not, the newest first, page by page', async () => {
    const name = `Liste ${agentId}`;
    await server.app.database.shared.update(agents, { name }, eq(agents.id, agentId));
    const ended = await save({ agentId, startsAt: inDays(-60), bindingEnd: inDays(-30) });
    const current = await save({ agentId, bindingEnd: inDays(5), isPaid: false });
    const next = await save({ agentId, startsAt: inDays(5), bindingEnd: inDays(35), planType: 1 });
    const active = await list(true, name);
    const { agentName, customerName } = current;
    expect(active).toEqual({
      list: [
        {
          ...{ id: next.id, agentId, agentName, customerName, plan: 'chatbotSmall', planType: 1 },
          ...{ state: 'new', startsAt: next.startsAt, bindingEnd: next.bindingEnd },
          ...{ autoRenews: false, isPaid: true },
        },
        expect.objectContaining({ id: current.id, state: 'current', isPaid: false }),
      ],
      ...{ totalCount: 2, pageIndex: 0, rowsPerPage: 10 },
    });
    const closed = await list(false, name);
    expect(closed.list.map(({ id, state }) => [id, state])).toEqual([[ended.id, 'closed']]);
    const second = await list(true, name, 1, 1);
    expect(second).toMatchObject({ list: [{ id: current.id }], totalCount: 2, pageIndex: 1, rowsPerPage: 1 });
  });

  test('is searched by agent or company, without the space around it', async () => {
    const { id } = await save({ agentId });
    const ids = async (text: string) => (await list(true, text)).list.map((row) => row.id);
    expect(await ids(`  ${agentId.slice(-12)} `)).toEqual([id]);
    const agent = await server.app.database.shared.first(agents, eq(agents.id, agentId));
    const company = eq(accounts.id, agent?.accountId ?? '');
    await server.app.database.shared.update(accounts, { name: `Smørhuset ${id}` }, company);
    expect(await ids(`mørhuset ${id}`)).toEqual([id]);
    expect(await ids('%')).toEqual([]);
  });

  test('tells which plans and currencies there are', async () => {
    const types = await userAdmin.call(endpoints.subscriptions.getSubscriptionTypeList);
    expect(types.list.map((type) => type.id)).toEqual(Object.keys(plans));
    expect(types.list[0]).toMatchObject({ id: 'trial', category: 'trial', sources: 1 });
    const currencies = await userAdmin.call(endpoints.subscriptions.getCurrencyList);
    expect(currencies.list).toContainEqual({ id: 'DKK' });
  });
});

describe('who is on it', () => {
  const own = (person: SignedIn) =>
    person.call(endpoints.subscriptions.getSubscriptionList, { params: { agentId } });

  test('gets in at once when it is prolonged, and is out when it is ended', async () => {
    const { id } = await save({ agentId, startsAt: inDays(-30), bindingEnd: inDays(-1) });
    const customer = await staffOf(server, agentId, [Role.administrator]);
    const work = () =>
      customer.call(endpoints.agents.getAgent, {
        params: { agentId, selectedAgentId: agentId },
      });
    const endsAt = async () => (await customer.call(endpoints.auth.getUserByAccessToken)).subscriptionsEndAt;
    expect(await refusal(work())).toMatchObject({ messageKey: 'error.plansEnded' });
    const bindingEnd = inDays(30);
    await save({ id, agentId, startsAt: inDays(-30), bindingEnd });
    await work();
    expect(await endsAt()).toBe(bindingEnd);
    await save({ id, agentId, startsAt: inDays(-30), bindingEnd: inDays(-2) });
    expect(await refusal(work())).toMatchObject({ messageKey: 'error.plansEnded' });
    await save({ id, agentId, startsAt: inDays(-30), bindingEnd: inDays(-2), autoRenews: true });
    await work();
    expect(await endsAt()).toBeNull();
  });

  test('is not whoever saves it: nobody shuts themselves out', async () => {
    const own = await createAgent(server.app);
    const admin = await staffOf(server, own, [Role.administrator], { isUserAdmin: true });
    const calls = subscriptionCalls(
      () => admin,
      () => server.app.now(),
    );
    const { id } = await calls.save({ agentId: own });
    const ended = { id, agentId: own, startsAt: inDays(-30), bindingEnd: inDays(-1) };
    expect(await refusal(calls.save(ended))).toMatchObject({
      status: 409,
      messageKey: subscriptionKeys.locksOut,
    });
    expect(await calls.read(id)).toMatchObject({ state: 'current' });
  });

  test('is told what was bought and the message, not the price', async () => {
    await save({ agentId, ...everything, informationMessage: 'Faktura er sendt' });
    const [shown] = (await own(await staffOf(server, agentId, [Role.administrator]))).list;
    expect(shown).toMatchObject({ informationMessage: 'Faktura er sendt', maxSmsAddon: 500, planType: 1 });
    expect(shown).not.toHaveProperty('fixedPrice');
    expect(shown).not.toHaveProperty('discount');
  });

  test('reads in the log who changed it', async () => {
    const { id } = await save({ agentId, plan: 'chatbotMedium' });
    const customer = await staffOf(server, agentId, [Role.administrator]);
    const log = await customer.call(endpoints.auditLog.getAuditLog, { params: { agentId } });
    const [entry] = log.list.filter(({ title }) => title === 'subscriptions.addOrUpdateSubscription');
    expect(entry).toMatchObject({
      userId: userAdmin.user.id,
      records: { record: id },
      named: [{ id, kind: 'subscription', name: 'chatbotMedium', isGone: false }],
    });
  });
});

describe('what is bought beside a plan', () => {
  test('adds to what the plan includes, wherever that is asked for', async () => {
    const customer = await staffOf(server, agentId, [Role.administrator]);
    await save({ agentId, ...everything });
    const params = { agentId };
    const { subscription } = await customer.call(endpoints.subscriptions.getCurrentSubscription, { params });
    expect(subscription?.limits).toEqual({
      ...plans.chatbotSmall,
      widgets: 3,
      answers: 150,
      tokens: 30_000_000,
      phoneNumbers: 1,
      minutes: 300,
      // There is no end to them as it is.
      visitors: null,
    });
    const widgets = await customer.call(endpoints.widgets.getClientList, { params });
    expect(widgets.maxWidgetCount).toBe(3);
    const generation = await customer.call(endpoints.generation.getGeneration, { params });
    expect(generation.used.maxAnswers).toBe(150);
  });
});
