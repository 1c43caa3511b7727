import { type CustomerInput, endpoints, newId } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { contact, customerCalls } from '../../../test/customer-calls.ts';
import { createAgent } from '../../../test/factories.ts';
import { staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { useAgent } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';
import { agents } from '../agents/index.ts';
import { phoneNumbers, phoneProviders } from '../phone-numbers/tables.ts';
import { customers } from './tables.ts';

const calls = endpoints.customers;
const server = useServer();
const { agent, staff } = useAgent(server, beforeEach, { roles: [1] });

const { save, read, remove, setSolved, listed } = customerCalls(() => ({ staff, agentId: agent.id }));

test('a customer is made, read, changed and deleted', async () => {
  const saved = await save({
    name: ' Cykelklubben Nord ',
    phones: [contact('20 12 34 56', { verified: true, label: ' Kontor ' }), contact('+46 8 123 456 78')],
    emails: [contact(' Post@Example.com ')],
    source: 'Messe',
    comment: 'Vil have ti hjelme',
  });
  expect(saved).toMatchObject({
    name: 'Cykelklubben Nord',
    phone: '+4520123456',
    phoneVerified: true,
    email: 'post@example.com',
    emailVerified: false,
    phones: [contact('+4520123456', { verified: true, label: 'Kontor' }), contact('+46812345678')],
    emails: [contact('post@example.com')],
    integrationType: 0,
    source: 'Messe',
    comment: 'Vil have ti hjelme',
    solved: false,
    handled: false,
    phoneId: null,
  });
  expect(await read(saved.id)).toEqual(saved);
  server.clock.advance(1000);
  const changed = await save({ ...saved, phones: [contact('30405060')], handled: true });
  expect(changed).toMatchObject({ phone: '+4530405060', phones: [contact('+4530405060')], handled: true });
  expect(changed.lastModified > saved.lastModified).toBe(true);
  await remove(saved.id);
  expect(await refusal(remove(saved.id))).toMatchObject({ status: 404 });
  expect(
    await refusal(staff.call(calls.getCustomer, { params: { agentId: agent.id, customerId: saved.id } })),
  ).toMatchObject({ status: 404 });
  expect(await listed()).toEqual({ list: [], totalCount: 0 });
  // What a customer had is free again.
  await save({ name: 'En anden', phones: [contact('30405060')] });
});

test('single fields of a customer replace the first number and address, and keep the others', async () => {
  const phones = [contact('20000001', { verified: true, label: 'Mobil' }), contact('20000002')];
  const { id } = await save({ phones, email: 'a@example.com' });
  const same = await save({ id, phone: '+45 20 00 00 01' });
  expect(same.phones.map(({ value, verified }) => [value, verified])).toEqual([
    ['+4520000001', true],
    ['+4520000002', false],
  ]);
  const other = await save({ id, phone: '20000003' });
  expect(other.phones).toEqual([contact('+4520000003', { label: 'Mobil' }), contact('+4520000002')]);
  expect(other.email).toBe('a@example.com');
  expect(await save({ id, email: '' })).toMatchObject({ email: '', emails: [], phone: '+4520000003' });
});

describe('a linked phone', () => {
  const number = () =>
    `+45${20_000_000 + (Number.parseInt(createId().replaceAll('-', '').slice(-6), 16) % 9_000_000)}`;
  /** A number of the company of an agent; of all companies for null. */
  async function phoneOf(agentId: string | null) {
    const { shared } = server.app.database;
    const owner = agentId ? await shared.first(agents, eq(agents.id, agentId)) : null;
    const provider = { id: createId(), name: 'Nordtel', accountId: owner?.accountId ?? null };
    const phone = {
      id: createId(),
      number: number(),
      countryCode: 'DK',
      phoneProviderId: provider.id,
      sipUsername: createId(),
      supportsVoice: true,
      supportsSms: true,
      serviceType: 0 as const,
      handlingType: 0 as const,
    };
    await shared.insert(phoneProviders, [provider]);
    await shared.insert(phoneNumbers, [phone]);
    return phone;
  }
  const link = (phoneId: string | null, customer: Partial<CustomerInput> = {}) =>
    staff.call(calls.saveCustomer, {
      params: { agentId: agent.id },
      body: { customer: { id: newId, name: 'Kunde', ...customer }, phoneId },
    });
  const linkable = async () =>
    (await staff.call(calls.getLinkablePhones, { params: { agentId: agent.id } })).list;

  test('is one of the company, is told with its number, and stays when something else is saved', async () => {
    const phone = await phoneOf(agent.id);
    const second = await phoneOf(agent.id);
    expect((await linkable()).map(({ id }) => id).sort()).toEqual([phone.id, second.id].sort());
    const linked = { phoneId: phone.id, linkedPhoneNumber: phone.number };
    const { id } = await link(phone.id);
    expect(await read(id)).toMatchObject(linked);
    expect(await save({ id, name: 'Andet' })).toMatchObject(linked);
    expect((await listed()).list).toMatchObject([linked]);
    const other = await link(second.id);
    const merged = await staff.call(calls.mergeCustomers, {
      params: { agentId: agent.id, fromId: id, intoId: other.id },
    });
    expect(merged).toMatchObject({ phoneId: second.id, linkedPhoneNumber: second.number });
    expect(await link(null, { id: other.id })).toMatchObject({ phoneId: null, linkedPhoneNumber: '' });
  });

  test('that is removed is linked no more, and stays where it is', async () => {
    const phone = await phoneOf(agent.id);
    const { id } = await link(phone.id);
    await server.app.database.shared.update(phoneNumbers, { state: 3 }, eq(phoneNumbers.id, phone.id));
    expect(await linkable()).toEqual([]);
    expect(await link(phone.id, { id })).toMatchObject({
      phoneId: phone.id,
      linkedPhoneNumber: phone.number,
    });
    expect(await refusal(link(phone.id))).toMatchObject({ status: 400 });
  });

  test("that is another company's, everybody's or nobody's is refused", async () => {
    const others = await phoneOf(await createAgent(server.app));
    for (const phoneId of [others.id, (await phoneOf(null)).id, createId()])
      expect(await refusal(link(phoneId))).toMatchObject({
        status: 400,
        messageKey: 'customers.detail.invalidLinkedPhone',
        details: { fields: [{ path: 'phoneId' }] },
      });
    expect(await linkable()).toEqual([]);
    // From before it was checked: it tells nobody another's number.
    const { id } = await link(null);
    const stored = server.app.database.agent(agent.id);
    await stored.update(customers, { phoneId: others.id }, eq(customers.id, id));
    expect(await read(id)).toMatchObject({ phoneId: others.id, linkedPhoneNumber: '' });
  });
});

test.for([
  ['20 12 34 56', '+4520123456'],
  ['(20) 12-34.56', '+4520123456'],
  ['+45 20 12 34 56', '+4520123456'],
  ['0045 20123456', '+4520123456'],
  ['0046812345678', '+46812345678'],
  ['004520123400', '+4520123400'],
] as const)('a phone number is kept as one: %s', async ([written, kept]) => {
  expect((await save({ phones: [contact(written)] })).phone).toBe(kept);
});

test.for([
  ['phones', '12', 'invalidPhone'],
  ['phones', 'ring til mig', 'invalidPhone'],
  ['phones', '+0123456789', 'invalidPhone'],
  ['phones', '+4520123456789012', 'invalidPhone'],
  ['emails', 'post', 'invalidEmail'],
  ['emails', 'a b@example.com', 'invalidEmail'],
] as const)('what is no number or address is refused by its field: %s %s', async ([list, value, key]) => {
  const other = list === 'phones' ? '20123456' : 'post@example.com';
  expect(await refusal(save({ [list]: [contact(other), contact(value)] }))).toMatchObject({
    status: 400,
    details: {
      fields: [{ path: `customer.${list}.1.value`, messageKey: `customers.detail.${key}` }],
    },
  });
  expect((await listed()).totalCount).toBe(0);
});

test('a customer is known by something; blanks and repetitions are left out', async () => {
  const blank = { name: '  ', phones: [contact(' ')], emails: [] };
  expect(await refusal(save(blank))).toMatchObject({ status: 400, messageKey: 'customers.detail.empty' });
  const { phones } = await save({ phones: [contact('20123456'), contact(''), contact('+45 20123456')] });
  expect(phones).toHaveLength(1);
});

describe('duplicates', () => {
  test.for([
    ['phones', '20 12 34 56', '0045 20 12 34 56', 'duplicatePhone', '+4520123456'],
    ['emails', 'post@example.com', ' POST@example.com', 'duplicateEmail', 'post@example.com'],
  ] as const)('in %s are refused, and the other named', async ([list, first, second, key, value]) => {
    const one = await save({ name: 'Den ene', [list]: [contact(first)] });
    const messageKey = `customers.snackbar.${key}`;
    const duplicate = {
      status: 409,
      messageKey,
      details: {
        code: 'duplicate',
        fields: [{ path: `customer.${list}.0.value`, messageKey }],
        values: { id: one.id, name: 'Den ene', value },
      },
    };
    expect(await refusal(save({ name: 'Den anden', [list]: [contact(second)] }))).toMatchObject(duplicate);
    const other = await save({ name: 'Den anden' });
    expect(await refusal(save({ id: other.id, [list]: [contact(second)] }))).toMatchObject(duplicate);
    expect((await listed()).totalCount).toBe(2);
    await save({ ...one, comment: 'Beholder sit eget' });
  });

  test('of two who save the same number at the same moment one is refused', async () => {
    const attempts = ['A', 'B', 'C'].map((name) => save({ name, phones: [contact('20123456')] }));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    for (const attempt of attempts.filter((_, i) => outcomes[i]?.status === 'rejected')) {
      expect(await refusal(attempt)).toMatchObject({
        status: 409,
        messageKey: 'customers.snackbar.duplicatePhone',
      });
    }
    expect((await listed()).totalCount).toBe(1);
  });

  test('two who take each other’s number at the same moment are both refused', async () => {
    const one = await save({ name: 'A', phones: [contact('20000001')] });
    const other = await save({ name: 'B', phones: [contact('20000002')] });
    const outcomes = await Promise.allSettled([
      save({ id: one.id, phones: [contact('20000002')] }),
      save({ id: other.id, phones: [contact('20000001')] }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await read(one.id)).phone).toBe('+4520000001');
  });

  test('another agent has customers of its own', async () => {
    await save({ phones: [contact('20123456')] });
    const agentId = await createAgent(server.app);
    const they = await staffOf(server, agentId);
    const theirs = customerCalls(() => ({ staff: they, agentId }));
    await theirs.save({ phones: [contact('20123456')] });
  });
});

test('of two who change the same customer the second is told, however fast they are', async () => {
  const customer = await save({ name: 'Kunde' });
  await save({ ...customer, name: 'Første' });
  expect(await refusal(save({ ...customer, name: 'Anden' }))).toMatchObject({
    status: 409,
    messageKey: 'customers.detail.changedByOther',
  });
  await save({ ...customer, lastModified: null, name: 'Alligevel' });
  expect((await read(customer.id)).name).toBe('Alligevel');
  expect(await refusal(save({ id: createId() }))).toMatchObject({ status: 404 });
});

test('solved is set and taken back, and is a change', async () => {
  const customer = await save({});
  const solved = await setSolved(customer.id, true);
  expect(solved).toEqual({ ...customer, solved: true, lastModified: expect.any(String) });
  expect(solved.lastModified > customer.lastModified).toBe(true);
  expect((await setSolved(customer.id, false)).solved).toBe(false);
  expect(await refusal(setSolved(createId(), true))).toMatchObject({ status: 404 });
});
