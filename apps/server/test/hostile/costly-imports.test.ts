import {
  ActionType,
  agentFileFormat,
  agentFileVersion,
  ConditionKind,
  danish,
  endpoints,
  IntentType,
} from '@samtale/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAgent } from '../factories.ts';
import { firstDone } from '../first-done.ts';
import { type SignedIn, staffOf } from '../people.ts';
import { refusal } from '../refusal.ts';
import { useServer } from '../use-server.ts';

/** Files that take seconds to read. Another company is answered meanwhile. */
const server = useServer();
let agentId: string;
let staff: SignedIn;
let quiet: { agentId: string; staff: SignedIn };
beforeAll(async () => {
  agentId = await createAgent(server.app);
  staff = await staffOf(server, agentId);
  const other = await createAgent(server.app);
  quiet = { agentId: other, staff: await staffOf(server, other) };
});

const { customers, entities, exchange, training } = endpoints;
/** What the thread answers that answers visitors. */
const quietList = () =>
  quiet.staff.call(entities.getEntityTypes, { params: { agentId: quiet.agentId, languageId: danish.id } });

const rowCount = 500_000;
const rows = (row: string) => new Blob([`${row}\n`.repeat(rowCount)]);

describe('training data of half a million rows', () => {
  const file = () => ({
    params: { agentId, languageId: danish.id },
    query: { textColumn: 0, flowColumn: 1 },
    rawBody: rows('a,b'),
  });

  test('are shown', async () => {
    const shown = staff.call(training.previewImport, file());
    expect(await firstDone(server, shown, quietList)).toBe('other');
    expect(await shown).toMatchObject({ rowCount });
  });

  test('are imported', async () => {
    const imported = staff.call(training.importTrainingData, file());
    expect(await firstDone(server, imported, quietList)).toBe('other');
    expect(await imported).toMatchObject({ rowCount, addedPhraseCount: 1, skippedCount: rowCount - 1 });
  });
});

describe('customers of half a million rows', () => {
  const file = () => ({ params: { agentId }, query: {}, rawBody: rows('Bo,a@b.dk') });

  test('are shown', async () => {
    const shown = staff.call(customers.previewCustomerImport, file());
    expect(await firstDone(server, shown, quietList)).toBe('other');
    expect(await shown).toMatchObject({ rowCount });
  });

  test('are imported', async () => {
    const imported = staff.call(customers.importCustomers, file());
    expect(await firstDone(server, imported, quietList)).toBe('other');
    expect(await imported).toMatchObject({
      rowCount,
      addedCount: 1,
      skippedByReason: { duplicateInFile: rowCount - 1 },
    });
  });
});

test('a workbook of 400 days is made', async () => {
  const path = `statistics/extractstatsasexcel/agentId/${agentId}/fromdate/2025-01-01/todate/2026-02-04`;
  const workbook = fetch(`${server.url}/api/${path}`, {
    headers: { authorization: `Bearer ${staff.token}` },
  });
  expect(await firstDone(server, workbook, quietList)).toBe('other');
  expect((await workbook).status).toBe(200);
});

describe('a bot in a file', () => {
  const fileWith = (entityTypeList: unknown[], flowList: unknown[] = []) =>
    new Blob([
      JSON.stringify({
        format: agentFileFormat,
        version: agentFileVersion,
        name: 'Dyr',
        exportedAt: server.clock.now().toISOString(),
        welcomeIntentId: null,
        fallbackIntentId: null,
        languageList: [{ languageCode: 'da', flowList, templateList: [], entityTypeList }],
      }),
    ]);
  const preview = (rawBody: Blob) =>
    staff.call(exchange.previewAgentImport, { params: { agentId }, query: { existing: 'skip' }, rawBody });
  const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const typeOf = (number: number, names: string[]) => ({
    id: idOf(number),
    title: 'dyr',
    isRegEx: true,
    entityList: names.map((name) => ({ name, synonymList: [], pronounceAs: '', showSynonyms: false })),
  });

  test('with 10,000 patterns that take long to look at is read', async () => {
    const patterns = Array.from({ length: 10_000 }, (_, i) => `(a?){600}${i}`);
    const shown = preview(fileWith([typeOf(1, patterns)]));
    expect(await firstDone(server, shown, quietList)).toBe('other');
    expect(await shown).toMatchObject({ languageList: [{ entityTypes: { created: 1 } }] });
  });

  test('with 5,000 types of one title gives each its own', async () => {
    const shown = preview(fileWith(Array.from({ length: 5000 }, (_, i) => typeOf(i, ['a']))));
    expect(await firstDone(server, shown, quietList)).toBe('other');
    const { noteList } = await shown;
    expect(noteList.at(-1)).toMatchObject({ kind: 'renamed', detail: 'dyr-5000' });
  });

  test('with 20,000 phrases and 400 patterns in a flow is looked through', async () => {
    const conditionOf = (number: number) => ({
      id: idOf(number),
      kind: ConditionKind.entity,
      parameterAlias: 'dyr',
      operator: 'matches',
      value: `(a?){600}${number}`,
    });
    const actionOf = (number: number) => ({
      id: idOf(number),
      type: ActionType.hangupCall,
      redirectIntentId: null,
      conditionList: Array.from({ length: 20 }, (_, i) => conditionOf(20 * number + i)),
    });
    const flow = {
      id: idOf(1),
      masterIntentId: idOf(2),
      followUpParentId: null,
      title: 'Dyr',
      intentType: IntentType.global,
      disabled: false,
      trainingPhraseTemplateId: null,
      trainingPhraseList: Array.from({ length: 20_000 }, (_, i) => ({ question: `Hvad er dyr ${i}?` })),
      chatResponseList: [],
      intentActionList: Array.from({ length: 20 }, (_, i) => actionOf(i)),
      settings: {},
    };
    const shown = preview(fileWith([], [flow]));
    expect(await firstDone(server, shown, quietList)).toBe('other');
    expect(await shown).toMatchObject({ languageList: [{ flows: { created: 1 }, phraseCount: 20_000 }] });
  });

  test('with more faults than can be counted is refused', async () => {
    const faulty = { ...typeOf(1, []), entityList: Array(20_000).fill({}) };
    const shown = preview(fileWith(Array(10).fill(faulty)));
    expect(await firstDone(server, shown, quietList)).toBe('other');
    expect(await refusal(shown)).toMatchObject({ status: 400, messageKey: 'exchange.error.content' });
  });
});
