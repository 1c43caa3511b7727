import { phoneProviderKeys, Role } from '@samtale/contract';
import { beforeAll, expect, test } from 'vitest';
import { createAccount, createAgent } from '../../../test/factories.ts';
import { type SignedIn, staffOf } from '../../../test/people.ts';
import { phoneInventory } from '../../../test/phone-inventory.ts';
import { refusal } from '../../../test/refusal.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';

const server = useServer();
let agentId: string;
let userAdmin: SignedIn;
const inventory = phoneInventory(
  () => userAdmin,
  () => agentId,
);
beforeAll(async () => {
  agentId = await createAgent(server.app);
  userAdmin = await staffOf(server, agentId, [Role.administrator], { isUserAdmin: true });
});

test('a provider is made for a company or for all, changed, and listed by name', async () => {
  const customerId = await createAccount(server.app);
  const [company] = await inventory.findCompanies(customerId);
  const made = await inventory.saveProvider({ name: ' Zoneklang ', customerId });
  expect(made).toEqual({
    id: made.id,
    name: 'Zoneklang',
    customerId,
    customerName: company?.name,
    phoneNumberCount: 0,
    phoneNumberList: [],
  });
  await inventory.saveProvider({ name: 'aftel' });
  expect((await inventory.providers()).map(({ name }) => name)).toEqual(['aftel', 'Zoneklang']);
  const changed = await inventory.saveProvider({ id: made.id, name: 'Bølgetel', customerId: null });
  expect(changed).toMatchObject({ id: made.id, name: 'Bølgetel', customerId: null, customerName: '' });
});

test('what is wrong with a provider is said', async () => {
  expect(await refusal(inventory.saveProvider({ name: '  ' }))).toMatchObject({
    status: 400,
    details: { fields: [{ messageKey: phoneProviderKeys.name }] },
  });
  expect(await refusal(inventory.saveProvider({ customerId: createId() }))).toMatchObject({
    status: 400,
    details: { fields: [{ path: 'customerId', messageKey: phoneProviderKeys.customer }] },
  });
  expect(await refusal(inventory.saveProvider({ id: createId() }))).toMatchObject({ status: 404 });
  expect(await refusal(inventory.provider(createId()))).toMatchObject({ status: 404 });
});

test('numbers come over from another provider, all of them or none', async () => {
  const from = await inventory.saveProvider();
  const numbers = [];
  for (let n = 0; n < 3; n++) numbers.push(await inventory.saveNumber({ phoneProviderId: from.id }));
  const [first, second, third] = numbers;
  if (!first || !second || !third) throw new Error('No numbers');
  const to = await inventory.saveProvider({ phoneNumberIdList: [first.id, second.id] });
  expect(to).toMatchObject({
    phoneNumberCount: 2,
    phoneNumberList: [first, second].map(({ id, number }) => ({ id, number })),
  });
  expect(await inventory.number(first.id)).toMatchObject({ phoneProviderId: to.id });
  expect((await inventory.provider(from.id)).phoneNumberList).toEqual([
    { id: third.id, number: third.number },
  ]);
  await inventory.removeNumber(first.id);
  const { name, id } = from;
  const taking = inventory.saveProvider({ id, name, phoneNumberIdList: [second.id, first.id] });
  expect(await refusal(taking)).toMatchObject({
    status: 400,
    details: { fields: [{ path: 'phoneNumberIdList', messageKey: phoneProviderKeys.phoneNumbers }] },
  });
  expect(await inventory.number(second.id)).toMatchObject({ phoneProviderId: to.id });
  // Those it has stay without being named.
  expect((await inventory.saveProvider({ id: to.id, name: 'Andet navn' })).phoneNumberCount).toBe(1);
});

test('a provider is not removed while it has numbers, and then no number comes to it', async () => {
  const { id: phoneProviderId, name } = await inventory.saveProvider();
  const number = await inventory.saveNumber({ phoneProviderId });
  expect(await inventory.removeProvider(phoneProviderId)).toBe(false);
  await inventory.removeNumber(number.id);
  expect(await inventory.removeProvider(phoneProviderId)).toBe(true);
  expect((await inventory.providers()).map(({ id }) => id)).not.toContain(phoneProviderId);
  expect(await refusal(inventory.provider(phoneProviderId))).toMatchObject({ status: 404 });
  expect(await refusal(inventory.removeProvider(phoneProviderId))).toMatchObject({ status: 404 });
  expect(await refusal(inventory.saveProvider({ id: phoneProviderId, name }))).toMatchObject({ status: 404 });
  expect(await refusal(inventory.saveNumber({ phoneProviderId }))).toMatchObject({ status: 400 });
  // What it had still says whom it was had from.
  expect(await inventory.number(number.id)).toMatchObject({ phoneProviderName: name, state: 3 });
  const other = await inventory.saveProvider();
  expect(await inventory.saveNumber({ ...number, state: 1, phoneProviderId: other.id })).toMatchObject({
    state: 1,
  });
});

test('numbers to be taken over are found by their digits, as far as they are not removed', async () => {
  const { id: phoneProviderId } = await inventory.saveProvider();
  const kept = await inventory.saveNumber({ phoneProviderId, number: '60606001' });
  const gone = await inventory.saveNumber({ phoneProviderId, number: '60606002' });
  await inventory.removeNumber(gone.id);
  expect((await inventory.findNumbers('60 60 60')).map(({ id }) => id)).toEqual([kept.id]);
  expect((await inventory.findNumbers('*')).length).toBeGreaterThan(0);
  expect(await inventory.findNumbers('intet')).toEqual([]);
});

test('companies are found by name and CVR', async () => {
  const id = await createAccount(server.app);
  expect(await inventory.findCompanies(`COMPANY ${id}`)).toEqual([{ id, name: `Company ${id}`, cvr: '' }]);
  expect(await inventory.findCompanies('%')).toEqual([]);
});
