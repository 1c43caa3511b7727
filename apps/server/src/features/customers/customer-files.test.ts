import { type CustomerMapping, endpoints, type LanguageCode, newId } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { refusal } from '../../../test/refusal.ts';
import { useAgent } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';

const calls = endpoints.customers;
const server = useServer();
const { agent, staff } = useAgent(server, beforeEach, { roles: [1] });

const params = () => ({ agentId: agent.id });
const importFile = (content: string, query: CustomerMapping = {}) =>
  staff.call(calls.importCustomers, { params: params(), query, rawBody: new Blob([content]) });
const preview = (content: string, query: CustomerMapping = {}) =>
  staff.call(calls.previewCustomerImport, { params: params(), query, rawBody: new Blob([content]) });
const exported = async (language: LanguageCode = 'da') =>
  (await staff.call(calls.exportCustomers, { params: params(), query: { language } })).content;
const listed = async () => {
  const asked = { orderBy: 'name', orderByAscending: 'true', skip: 0, take: 100 } as const;
  return (await staff.call(calls.getCustomers, { params: { ...params(), ...asked }, body: {} })).list;
};
const save = (name: string, more: object = {}) =>
  staff.call(calls.saveCustomer, {
    params: params(),
    body: { customer: { id: newId, name, ...more } },
  });

const file = [
  'Navn;Telefon;E-mail;Kommentar;Kilde',
  'Cykelklubben;20 12 34 56, +46 8 123 456 78;POST@example.com;Ti hjelme;Messe',
  'Brugsen;;brugsen@example.com;;',
].join('\r\n');

test('a file of customers is shown as it would be read, and imported', async () => {
  expect(await preview(file)).toEqual({
    encoding: 'utf-8',
    delimiter: 'semicolon',
    hasHeader: true,
    columns: ['Navn', 'Telefon', 'E-mail', 'Kommentar', 'Kilde'],
    columnOf: { name: 0, phone: 1, email: 2, comment: 3, source: 4 },
    rows: file
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';')),
    rowCount: 2,
  });
  expect(await listed()).toEqual([]);
  expect(await importFile(file)).toEqual({
    rowCount: 2,
    addedCount: 2,
    skippedCount: 0,
    skippedByReason: {},
    skipped: [],
  });
  const [brugsen, klub] = await listed();
  expect(brugsen).toMatchObject({ name: 'Brugsen', phones: [], email: 'brugsen@example.com' });
  expect(klub).toMatchObject({ phone: '+4520123456', email: 'post@example.com', source: 'Messe' });
  expect(klub?.phones.map(({ value }) => value)).toEqual(['+4520123456', '+46812345678']);
});

test('what cannot be imported is told by its line and reason, and the rest is there', async () => {
  await save('Kendt', { phones: [{ value: '20000001', verified: false, label: '' }] });
  const rows = [
    'name,phone,email',
    'Kendt igen,0045 20000001,',
    'God,20000002,',
    'Igen,20000002,',
    'Intet nummer,to nuller,',
    'Ingen adresse,,snabel',
    ' ,,',
    `${'x'.repeat(201)},,`,
    'Også god,,god@example.com',
  ];
  const report = await importFile(rows.join('\n'));
  expect(report).toMatchObject({ rowCount: 8, addedCount: 2, skippedCount: 6 });
  expect(report.skipped.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'alreadyThere'],
    [4, 'duplicateInFile'],
    [5, 'invalidPhone'],
    [6, 'invalidEmail'],
    [7, 'empty'],
    [8, 'tooLong'],
  ]);
  expect(report.skippedByReason).toMatchObject({ alreadyThere: 1, empty: 1 });
  expect((await listed()).map(({ name }) => name)).toEqual(['God', 'Kendt', 'Også god']);
  expect(await importFile(rows.join('\n'))).toMatchObject({ addedCount: 0, skippedCount: 8 });
});

test('columns are guessed without a header, and are chosen', async () => {
  const plain = 'a@example.com,Anker,20000001\nb@example.com,Bodil,20000002';
  const columnOf = { name: 1, phone: 2, email: 0, comment: null, source: null };
  expect(await preview(plain)).toMatchObject({ hasHeader: false, columnOf });
  expect(await preview(plain, { phone: 'none', comment: 2 })).toMatchObject({
    columnOf: { ...columnOf, phone: null, comment: 2 },
  });
  expect(await preview(plain, { hasHeader: 'true' })).toMatchObject({ rowCount: 1 });
  expect(await preview('a@example.com\nb@example.com')).toMatchObject({
    columnOf: { ...columnOf, name: null, phone: null },
  });
});

test.for<[string, string, CustomerMapping, string]>([
  ['empty', ' \n', {}, 'import.error.empty'],
  ['binary', '\0\0\0', {}, 'import.error.binary'],
  ['one column twice', 'A,20000001', { name: 0, comment: 0 }, 'customers.import.noColumns'],
  ['a column it has not', 'A,20000001', { name: 7 }, 'customers.import.noColumns'],
  ['nobody to be known', 'A,20000001', { name: 'none', phone: 'none' }, 'customers.import.noColumns'],
])('a file is refused: %s', async ([, content, mapping, messageKey]) => {
  expect(await refusal(preview(content, mapping))).toMatchObject({ status: 400, messageKey });
  expect(await refusal(importFile(content, mapping))).toMatchObject({ status: 400, messageKey });
});

test('a file that fails late leaves nothing', async () => {
  const { pool } = server.app.database;
  await pool.query(`
    CREATE FUNCTION refuse_late() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW.value = 'late@example.com' THEN RAISE EXCEPTION 'disk full'; END IF; RETURN NEW; END $$`);
  await pool.query(
    'CREATE TRIGGER refuse_late BEFORE INSERT ON customer_contacts FOR EACH ROW EXECUTE FUNCTION refuse_late()',
  );
  expect(await refusal(importFile('name,email\nA,a@example.com\nB,late@example.com'))).toMatchObject({
    status: 500,
  });
  await pool.query('DROP TRIGGER refuse_late ON customer_contacts');
  expect(await listed()).toEqual([]);
});

test('an export is what the import reads, and no spreadsheet counts it out', async () => {
  const evil = '=HYPERLINK("https://example.com")';
  await save(evil, { phone: '20000001', comment: '-1+2\nny linje; "citat"', source: '@kilde' });
  await save('Anker', { emails: [{ value: 'a@example.com', verified: true, label: '' }] });
  const content = await exported();
  expect(content.startsWith('\uFEFFnavn;telefon;e-mail;kommentar;kilde;løst;håndteret;ændret\r\n')).toBe(
    true,
  );
  expect(content).toContain(
    `"'=HYPERLINK(""https://example.com"")";'+4520000001;;"'-1+2\nny linje; ""citat""";'@kilde;nej`,
  );
  for (const cell of content.slice(1).split(/[;\r\n]+/)) expect(cell).not.toMatch(/^"?[=+\-@\t]/);
  expect(await exported('en')).toContain('\uFEFFname,phone,e-mail,comment,source,solved,handled,changed\r\n');

  const before = await listed();
  for (const { id } of before)
    await staff.call(calls.deleteCustomer, { params: { ...params(), customerId: id } });
  expect(await importFile(content)).toMatchObject({ addedCount: 2, skippedCount: 0 });
  const facts = ({ name, phones, comment, source }: (typeof before)[number]) => ({
    name,
    phones,
    comment,
    source,
  });
  expect((await listed()).map(facts)).toEqual(before.map(facts));
});
