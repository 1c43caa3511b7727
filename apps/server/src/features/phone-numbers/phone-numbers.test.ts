import { endpoints, newId, phoneNumberKeys, Role } from '@samtale/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAgent } from '../../../test/factories.ts';
import { type SignedIn, staffOf } from '../../../test/people.ts';
import { phoneInventory } from '../../../test/phone-inventory.ts';
import { refusal } from '../../../test/refusal.ts';
import { shortest } from '../../../test/shortest.ts';
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

describe('a number', () => {
  test('is kept as E.164 however it is written, and read with its provider', async () => {
    const provider = await inventory.saveProvider({ name: 'Nordtel' });
    const phoneProviderId = provider.id;
    const saved = await inventory.saveNumber({
      phoneProviderId,
      number: ' 70 10-20 30 ',
      sipUsername: ' nordtel-1 ',
      supportsSms: true,
      serviceType: 1,
      handlingType: 1,
      state: 2,
    });
    expect(saved).toEqual({
      id: saved.id,
      number: '+4570102030',
      countryId: 'DK',
      phoneProviderId,
      phoneProviderName: 'Nordtel',
      customerName: '',
      sipUsername: 'nordtel-1',
      supportsVoice: true,
      supportsSms: true,
      serviceType: 1,
      handlingType: 1,
      state: 2,
    });
    expect(saved.id).not.toBe(newId);
    expect(await inventory.number(saved.id)).toEqual(saved);
    const others = { '0046 8 123 456 78': 'SE', '+1 202 555 0172': 'CA', '+44 20 7946 0018': 'GB' } as const;
    for (const [number, countryId] of Object.entries(others)) {
      const { number: kept } = await inventory.saveNumber({ phoneProviderId, number, countryId });
      expect(kept).toBe(`+${number.replace(/^00/, '').replace(/\D/g, '')}`);
    }
    const changed = await inventory.saveNumber({ ...saved, state: 1, supportsVoice: false });
    expect(changed).toEqual({ ...saved, state: 1, supportsVoice: false });
  });

  test('that cannot be is refused at the field that is wrong', async () => {
    const { id: phoneProviderId } = await inventory.saveProvider();
    const save = (input: object) => refusal(inventory.saveNumber({ phoneProviderId, ...input }));
    const wrong: [object, string, string][] = [
      [{ number: '' }, 'number', phoneNumberKeys.number],
      [{ number: '112' }, 'number', phoneNumberKeys.invalidNumber],
      [{ number: 'ring til os' }, 'number', phoneNumberKeys.invalidNumber],
      [{ number: '+46812345678' }, 'number', phoneNumberKeys.otherCountry],
      [{ countryId: 'XX' }, 'countryId', phoneNumberKeys.country],
      [{ phoneProviderId: '' }, 'phoneProviderId', phoneNumberKeys.provider],
      [{ phoneProviderId: createId() }, 'phoneProviderId', phoneNumberKeys.provider],
      [{ sipUsername: '  ' }, 'sipUsername', phoneNumberKeys.sipUsername],
      [{ serviceType: null }, 'serviceType', phoneNumberKeys.serviceType],
      [{ handlingType: 7 }, 'handlingType', phoneNumberKeys.handlingType],
    ];
    for (const [input, path, messageKey] of wrong) {
      const { status, details } = await save(input);
      expect({ input, status }).toEqual({ input, status: 400 });
      expect(details.fields?.map((field) => ({ ...field, path: field.path.split('.').at(-1) }))).toEqual([
        { path, messageKey },
      ]);
    }
    expect(await save({ id: createId() })).toMatchObject({ status: 404 });
    expect(await save({ state: 3 })).toMatchObject({ status: 400 });
    expect(await refusal(inventory.number(createId()))).toMatchObject({ status: 404 });
  });

  test('is there once, with an integration key of its own', async () => {
    const { id: phoneProviderId } = await inventory.saveProvider();
    const first = await inventory.saveNumber({ phoneProviderId, number: '30101010', sipUsername: 'once' });
    const again = { phoneProviderId, number: '+45 30 10 10 10' };
    expect(await refusal(inventory.saveNumber(again))).toMatchObject({
      status: 409,
      messageKey: phoneNumberKeys.numberTaken,
      details: { fields: [{ path: 'number', messageKey: phoneNumberKeys.numberTaken }] },
    });
    expect(await refusal(inventory.saveNumber({ phoneProviderId, sipUsername: 'once' }))).toMatchObject({
      status: 409,
      details: { fields: [{ path: 'sipUsername', messageKey: phoneNumberKeys.sipUsernameTaken }] },
    });
    expect(await inventory.removeNumber(first.id)).toBe(true);
    const second = await inventory.saveNumber({ ...again, sipUsername: 'once' });
    expect(second.id).not.toBe(first.id);
    expect(await refusal(inventory.saveNumber({ ...first, state: 1 }))).toMatchObject({ status: 409 });
  });

  test('is there once, also when two save it at the same time', async () => {
    const { id: phoneProviderId } = await inventory.saveProvider();
    const { id: otherId } = await inventory.saveProvider();
    const outcomes = await Promise.allSettled(
      [phoneProviderId, otherId, phoneProviderId].map((provider) =>
        inventory.saveNumber({ phoneProviderId: provider, number: '31313131' }),
      ),
    );
    const { rejected = [], fulfilled = [] } = Object.groupBy(outcomes, ({ status }) => status);
    expect([fulfilled.length, rejected.length]).toEqual([1, 2]);
    for (const outcome of rejected)
      expect(outcome).toMatchObject({
        reason: { status: 409, reply: { messageKey: phoneNumberKeys.numberTaken } },
      });
    expect((await inventory.list({ searchText: '31313131' })).totalCount).toBe(1);
  });

  test('that is removed stays in its row, and is back when it is saved', async () => {
    const { id: phoneProviderId } = await inventory.saveProvider();
    const { id, ...saved } = await inventory.saveNumber({ phoneProviderId, number: '32323232' });
    const states = async (activeFilter?: number) =>
      (await inventory.list({ searchText: '32323232', ...(activeFilter && { activeFilter }) })).list.map(
        ({ state }) => state,
      );
    expect(await inventory.removeNumber(id)).toBe(true);
    expect(await inventory.removeNumber(id)).toBe(true);
    expect(await inventory.number(id)).toMatchObject({ number: '+4532323232', state: 3 });
    expect([await states(), await states(1), await states(3)]).toEqual([[], [], [3]]);
    await inventory.saveNumber({ ...saved, id, state: 2 });
    expect([await states(), await states(1), await states(2), await states(3)]).toEqual([[2], [], [2], []]);
    expect(await refusal(inventory.removeNumber(createId()))).toMatchObject({ status: 404 });
  });
});

describe('the list', () => {
  test('is searched by number, provider, company and key, and comes in pages of ten by number', async () => {
    const [company] = await inventory.findCompanies('*');
    if (!company) throw new Error('No company');
    const { id: phoneProviderId } = await inventory.saveProvider({ name: 'Søgetel', customerId: company.id });
    for (let n = 0; n < 12; n++) {
      const number = `4040${String(4000 + n)}`;
      await inventory.saveNumber({ phoneProviderId, number, sipUsername: `søg_${n}` });
    }
    const counts = ['søgetel', company.name.toUpperCase(), '  40 40 40 ', '00454040', '+45 40-40', 'SØG_'];
    for (const searchText of counts)
      expect({ searchText, count: (await inventory.list({ searchText })).totalCount }).toEqual({
        searchText,
        count: 12,
      });
    expect((await inventory.list({ searchText: 'søg_11' })).list).toMatchObject([
      { number: '+4540404011', customerName: company.name, phoneProviderName: 'Søgetel' },
    ]);
    expect((await inventory.list({ searchText: '%' })).totalCount).toBe(0);
    const pages = await Promise.all([0, 1, 2].map((page) => inventory.list({ searchText: 'søg' }, page)));
    expect(pages.map(({ list }) => list.length)).toEqual([10, 2, 0]);
    expect(pages.map(({ totalCount }) => totalCount)).toEqual([12, 12, 12]);
    const numbers = pages.flatMap(({ list }) => list.map(({ number }) => number));
    expect(numbers).toEqual([...numbers].sort());
    expect(pages[0]?.phoneProviders).toEqual(await inventory.providers());
  });

  test('of ten thousand numbers answers in a moment', async () => {
    const { id } = await inventory.saveProvider({ name: 'Mangetel' });
    await server.app.database.pool.query(
      `INSERT INTO phone_numbers (id, number, country_code, phone_provider_id, sip_username, supports_voice, supports_sms,
                                  service_type, handling_type)
       SELECT gen_random_uuid(), '+45500' || (10000 + n), 'DK', $1, 'mange ' || n, true, true, 0, 0
         FROM generate_series(1, 10000) n`,
      [id],
    );
    const page = () => inventory.list({ searchText: 'mange' }, 500);
    const { list, totalCount } = await page();
    expect({ totalCount, first: list[0]?.number }).toEqual({ totalCount: 10_000, first: '+4550015001' });
    expect(await shortest(page)).toBeLessThan(500);
  });
});

test('countries are found by name in both languages, by code and by calling code', async () => {
  const ids = async (text: string) => (await inventory.findCountries(text)).map(({ id }) => id);
  expect(await inventory.findCountries('danmark')).toEqual([{ id: 'DK', callingCode: '45' }]);
  expect(await ids('Germany')).toEqual(['DE']);
  expect(await ids('se')).toEqual(expect.arrayContaining(['SE']));
  expect(await ids('+1')).toEqual(['US', 'CA']);
  expect((await ids('*')).length).toBeGreaterThan(50);
  expect(await ids('Atlantis')).toEqual([]);
});

test('only those who look after all agents get at the inventory, from any agent of theirs', async () => {
  const { id: phoneProviderId } = await inventory.saveProvider();
  const { id } = await inventory.saveNumber({ phoneProviderId });
  const list = endpoints.phoneNumbers.getPhoneNumbers;
  const other = await createAgent(server.app);
  const colleague = await staffOf(server, other, [Role.administrator], { isUserAdmin: true });
  const seen = await colleague.call(endpoints.phoneNumbers.getPhoneNumberById, {
    params: { agentId: other, phoneNumberId: id },
  });
  expect(seen.id).toBe(id);
  const outsiders = [
    await staffOf(server, agentId),
    await staffOf(server, agentId, [Role.chatDeveloper], { isUserAdmin: true }),
  ];
  for (const outsider of outsiders)
    expect(await refusal(outsider.call(list, { params: { agentId, page: 0 } }))).toMatchObject({
      status: 403,
    });
  expect(await refusal(colleague.call(list, { params: { agentId, page: 0 } }))).toMatchObject({
    status: 404,
  });
});

test('the log of the agent one works on tells who changed the inventory', async () => {
  const { id: phoneProviderId } = await inventory.saveProvider();
  const { id } = await inventory.saveNumber({ phoneProviderId });
  await inventory.removeNumber(id);
  await expect
    .poll(async () => {
      const { list } = await userAdmin.call(endpoints.auditLog.getAuditLog, {
        params: { agentId },
        query: { searchText: id },
      });
      return list.map(({ title }) => title).sort();
    })
    .toEqual(['phoneNumbers.addOrUpdatePhoneNumber', 'phoneNumbers.deletePhoneNumber']);
});
