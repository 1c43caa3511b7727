import { endpoints, Role, spreadsheetType } from '@samtale/contract';
import { beforeAll, expect, test } from 'vitest';
import { answerTo } from '../../../test/every-endpoint.ts';
import { visitorOf } from '../../../test/people.ts';
import { sheetsOf } from '../../../test/sheets-of.ts';
import { useBot } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';
import { agents } from '../agents/index.ts';

const calls = endpoints.statistics;
const server = useServer();
const { bot, staff } = useBot(server, beforeAll, { roles: [Role.chatDeveloper] });
beforeAll(async () => {
  await server.app.database.shared.update(agents, { includeGpt: true });
  const visitor = await visitorOf(server, bot.clientKey);
  await visitor.say('Hvornår har I åbent?');
  await visitor.say('Jeg vil tale med et menneske');
  await visitor.call(endpoints.widgets.rateChat, { body: { clientId: createId(), stars: 4 } });
});

async function download(path: string) {
  const response = await fetch(`${server.url}/api/statistics/${path}`, {
    headers: { authorization: `Bearer ${staff.token}` },
  });
  expect(response.headers.get('content-type')).toBe(spreadsheetType);
  // It is another a moment later, and nobody else's.
  expect(response.headers.get('cache-control')).toBe('no-store');
  return {
    name: /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1],
    sheets: await sheetsOf(Buffer.from(await response.arrayBuffer())),
  };
}

test('statistics are a workbook of days, flows, actions and devices, in the reader’s language', async () => {
  const path = `extractstatsasexcel/agentId/${bot.agentId}/fromdate/2026-11-01/todate/2026-11-28`;
  const { name, sheets } = await download(path);
  expect(name).toBe('statistik-2026-11-01-2026-11-28.xlsx');
  expect(Object.keys(sheets)).toEqual([
    'Pr. dag',
    'Viste flows',
    'Flows med ros',
    'Flows med ris',
    'Vurderinger',
    'Handlinger',
    'Enheder',
  ]);
  expect(sheets['Pr. dag']?.[0]?.slice(0, 3)).toEqual(['Dag', 'Kanal', 'Samtaler']);
  // Up to today, which is the twentieth; the day is a number, counted from 1900.
  expect(sheets['Pr. dag']).toHaveLength(21);
  expect(sheets['Pr. dag']?.at(-1)?.slice(0, 4)).toEqual(['46346', 'Chatwidget', '1', '2']);
  expect(sheets['Viste flows']).toContainEqual(['Hours', 'Dansk', '1']);
  expect(sheets.Vurderinger).toEqual([
    ['Dag', 'Stjerner', 'Antal'],
    ['46346', '4', '1'],
  ]);
  expect(sheets.Handlinger).toContainEqual(['Person', 'Stil videre til en medarbejder', 'Dansk', '1']);
  const english = await download(`${path}?language=en`);
  expect(Object.keys(english.sheets)[0]).toBe('By day');
});

test.for([
  ['getgenaichatstatsasexcel', ['AI-svar pr. dag', 'Ord', 'Kilder', 'Flows']],
  ['getgenaivoicestatsasexcel', ['AI-svar pr. dag', 'Viderestillinger', 'Ord', 'Kilder', 'Flows']],
] as const)('%s is a workbook', async ([call, expected]) => {
  const path = `${call}/agentId/${bot.agentId}?fromDate=2026-11-01&toDate=2026-11-28`;
  const { sheets } = await download(path);
  expect(Object.keys(sheets)).toEqual(expected);
  expect(Object.values(sheets)[0]).toHaveLength(21);
});

test('days that are none are not found', async () => {
  const answer = await answerTo(server.url, calls.exportStatistics, {
    params: { agentId: bot.agentId, fromDate: '2026-11-31', toDate: '2026-12-01' },
    authorization: `Bearer ${staff.token}`,
  });
  expect(answer.status).toBe(404);
});
