import { endpoints, notIncludedKey, Role, statisticsKeys } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { answering } from '../../../test/language-model.ts';
import { type SignedIn, staffOf } from '../../../test/people.ts';
import { recounted } from '../../../test/recounted.ts';
import { refusal } from '../../../test/refusal.ts';
import { question, told, useGeneratingBot } from '../../../test/use-generating-bot.ts';
import { createId } from '../../platform/database/columns.ts';
import { agents } from '../agents/index.ts';
import { generatedDays } from '../conversations/index.ts';

const calls = endpoints.statistics;
const { model, g, visitorOn } = useGeneratingBot();
const params = () => ({ agentId: g().bot.agentId });
type Query = { selectedChat?: string; selectedPhone?: string; fromDate?: string; toDate?: string };

const read = async (query: Query = {}, staff: SignedIn = g().developer) => {
  const input = { params: params(), query };
  return {
    chats: (await staff.call(calls.getGenAiChatList, input)).list,
    calls: (await staff.call(calls.getGenAiVoiceList, input)).list,
    words: (await staff.call(calls.getGenAiMostUsedWords, input)).list,
    urls: (await staff.call(calls.getGenAiMostUsedUrls, input)).list,
    flows: (await staff.call(calls.getGenAiMostUsedChatIntents, input)).list,
    callFlows: (await staff.call(calls.getGenAiMostUsedVoiceIntents, input)).list,
  };
};

test('generated answers are counted by day, with what they rest on and what was asked', async () => {
  model.answer = () => answering(told, '1');
  const visitor = await visitorOn();
  await visitor.say(question);
  await visitor.hears(told);
  await visitor.say('Kan jeg også fortryde et online køb?');
  await visitor.hears(told, told);
  // The flow that says it better is run instead.
  model.answer = ({ messages }) => {
    const id = /id="(\d+)" title="Vagttelefon"/.exec(messages[0]?.content ?? '')?.[1] ?? '';
    return answering('Prøv at ringe.', id);
  };
  await visitor.say(question);
  await visitor.hears(told, told, 'Ring på 70 12 34 56.');

  const { chats, calls: onPhone, words, flows, urls } = await read();
  expect(chats).toHaveLength(30);
  expect(chats.at(-1)).toEqual({ date: '2026-11-20', conversations: 1, answers: 3 });
  expect(onPhone.every(({ answers }) => answers === 0)).toBe(true);
  expect(words[0]).toMatchObject({ count: 3 });
  expect(words[0]?.word).toMatch(/^fortryde/);
  expect(words[1]).toEqual({ word: 'køb', count: 3 });
  expect(words.map(({ word }) => word)).not.toContain('jeg');
  expect(flows).toEqual([
    { intentId: g().returns, title: 'Returret', count: 2 },
    { intentId: g().person, title: 'Vagttelefon', count: 1 },
  ]);
  expect(urls).toEqual([]);
  const { stored, fromLogs } = await recounted(g().server, g().bot.agentId);
  expect(stored).toEqual(fromLogs);

  // Of another widget, and of days before, there is nothing.
  const { chats: others } = await read({ selectedChat: createId() });
  expect(others.every(({ answers }) => answers === 0)).toBe(true);
  const { chats: same } = await read({ selectedChat: visitor.id, fromDate: '2026-11-20' });
  expect(same).toEqual([{ date: '2026-11-20', conversations: 1, answers: 3 }]);
  const before = await read({ fromDate: '2026-10-01', toDate: '2026-10-31' });
  expect(before.chats).toHaveLength(31);
  expect([before.words, before.flows]).toEqual([[], []]);

  // Anonymised, the counts stay and the words go.
  const { chatToken } = await firstOf();
  await g().developer.call(endpoints.conversations.anonymizeChatData, {
    params: { ...params(), chatToken },
  });
  const after = await read();
  expect(after.chats.at(-1)).toMatchObject({ conversations: 1, answers: 3 });
  expect(after.flows).toHaveLength(2);
  expect(after.words).toEqual([]);
});

async function firstOf(): Promise<{ chatToken: string }> {
  const rows = await g().server.app.database.agent(g().bot.agentId).select(generatedDays);
  return { chatToken: rows[0]?.conversationId ?? '' };
}

test('days that end before they begin, or are too many, are refused', async () => {
  for (const query of [
    { fromDate: '2026-11-20', toDate: '2026-11-19' },
    { fromDate: '2020-01-01', toDate: '2026-11-19' },
  ]) {
    const asked = g().developer.call(calls.getGenAiChatList, { params: params(), query });
    expect(await refusal(asked)).toMatchObject({ status: 400, messageKey: statisticsKeys.days });
  }
});

test('without GPT they are refused, and the other statistics are not', async () => {
  const { server, bot } = g();
  const set = (includeGpt: boolean) =>
    server.app.database.shared.update(agents, { includeGpt }, eq(agents.id, bot.agentId));
  await set(false);
  const staff = await staffOf(server, bot.agentId, [Role.administrator]);
  // What the guard remembers is a second old at most.
  await vi.waitFor(
    async () =>
      expect(await refusal(staff.call(calls.getGenAiMostUsedWords, { params: params() }))).toMatchObject({
        status: 403,
        messageKey: notIncludedKey,
      }),
    { timeout: 5000, interval: 200 },
  );
  expect(
    (await staff.call(calls.getTotalPrDayList, { params: { ...params(), year: 2026, month: 11 } })).list,
  ).not.toEqual([]);
  await set(true);
});
