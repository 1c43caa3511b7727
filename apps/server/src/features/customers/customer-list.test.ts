import type { CustomerInput } from '@samtale/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { contact, customerCalls } from '../../../test/customer-calls.ts';
import { refusal } from '../../../test/refusal.ts';
import { useAgent } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';

const server = useServer();
const { agent, staff } = useAgent(server, beforeEach, { roles: [1] });

const { save, setSolved, listed, names, found } = customerCalls(() => ({ staff, agentId: agent.id }));

describe('the list', () => {
  beforeEach(async () => {
    const people: Partial<CustomerInput>[] = [
      { name: 'Ærø Cykler', phones: [contact('20000003')], source: 'Messe', solved: true },
      { name: 'andersen', emails: [contact('b@example.com')], source: 'butik', handled: true },
      { name: 'Åse', phones: [contact('20000001')], emails: [contact('a@example.com')] },
      { name: 'Østergaard', phones: [contact('20000002')], comment: 'Spurgte om 100% rabat_kode' },
      { name: 'Élise Zimmer' },
    ];
    for (const person of people) {
      await save(person);
      server.clock.advance(60_000);
    }
  });

  test('shows the latest change first, page by page', async () => {
    expect(await names()).toEqual(['Élise Zimmer', 'Østergaard', 'Åse', 'andersen', 'Ærø Cykler']);
    const { list, totalCount } = await listed({ skip: 2, take: 2 });
    expect(list.map(({ name }) => name)).toEqual(['Åse', 'andersen']);
    expect(totalCount).toBe(5);
    const [first] = (await listed({ skip: 4 })).list;
    await setSolved(first?.id ?? '', false);
    expect((await names())[0]).toBe('Ærø Cykler');
  });

  test.for([
    ['name', true, ['andersen', 'Élise Zimmer', 'Ærø Cykler', 'Østergaard', 'Åse']],
    ['name', false, ['Åse', 'Østergaard', 'Ærø Cykler', 'Élise Zimmer', 'andersen']],
    ['phone', true, ['Åse', 'Østergaard', 'Ærø Cykler']],
    ['phone', false, ['Ærø Cykler', 'Østergaard', 'Åse']],
    ['email', true, ['Åse', 'andersen']],
    ['source', true, ['andersen', 'Ærø Cykler']],
    ['source', false, ['Ærø Cykler', 'andersen']],
    ['solved', false, ['Ærø Cykler', 'Élise Zimmer']],
    ['handled', false, ['andersen', 'Élise Zimmer']],
    ['lastModified', true, ['Ærø Cykler', 'andersen']],
  ] as const)('is ordered by %s, rising %s', async ([orderBy, up, expected]) => {
    expect((await names({ orderBy, up })).slice(0, expected.length)).toEqual(expected);
  });

  test.for([
    ['ANDERSEN', ['andersen']],
    ['åse', ['Åse']],
    ['  cykler ærø ', ['Ærø Cykler']],
    ['20000002', ['Østergaard']],
    ['+45 20 00 00 02', ['Østergaard']],
    ['0045 20-00-00-02', ['Østergaard']],
    ['(20) 00', ['Ærø Cykler', 'Østergaard', 'Åse']],
    ['B@EXAMPLE', ['andersen']],
    ['rabat', ['Østergaard']],
    ['100% rabat_', ['Østergaard']],
    ['%', ['Østergaard']],
    ['messe', []],
    ['cykler andersen', []],
  ] as const)('is searched for %s', async ([text, expected]) => {
    expect(await found(text)).toEqual(expected);
    expect((await listed({ take: 1 }, text)).totalCount).toBe(expected.length);
  });

  test('forgets what a customer no longer has', async () => {
    const [customer] = (await listed({}, 'andersen')).list;
    await save({ id: customer?.id ?? '', name: 'Hansen', emails: [contact('h@example.com')] });
    expect(await found('b@example')).toEqual([]);
    expect(await found('h@example')).toEqual(['Hansen']);
  });

  test('is not asked for by other orders, nor in endless pages', async () => {
    expect(await refusal(listed({ orderBy: 'comment' }))).toMatchObject({ status: 404 });
    expect(await refusal(listed({ take: 201 }))).toMatchObject({ status: 404 });
  });
});
