import {
  danish,
  EntityDataType,
  endpoints,
  newId,
  type ParameterDays,
  systemEntityTypeId,
} from '@samtale/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { answerOf, flowInput } from '../../../../test/flow-content.ts';
import { botWords, type Visitor, visitorOf } from '../../../../test/people.ts';
import { untilTrained } from '../../../../test/until-trained.ts';
import { useBot } from '../../../../test/use-agent.ts';
import { useServer } from '../../../../test/use-server.ts';

const server = useServer();
const { bot, staff } = useBot(server, beforeAll);
const params = () => ({ agentId: bot.agentId, languageId: danish.id });
/** A flow that asks for a day, or takes those that it takes. */
const asking = (title: string, question: string, days: ParameterDays, answer: string) => {
  const entityType = systemEntityTypeId(EntityDataType.date);
  const day = { alias: title.slice(0, 5), entityType, requiredSpeechBubble: question, days };
  return staff.call(endpoints.flows.addOrUpdateFlow, {
    params: params(),
    body: flowInput({
      title,
      isActive: true,
      trainingPhraseList: [`${title} `, `Jeg vil gerne ${title.toLowerCase()} `].map((text) => ({
        id: newId,
        question: `${text}den 3. maj`,
        trainingPhrasePartList: [{ text }, { text: 'den 3. maj', ...day }],
      })),
      chatResponseList: answerOf(answer),
    }),
  });
};
let visitor: Visitor;
beforeAll(async () => {
  await asking('Bestille et bord', 'Hvilken dag?', 'upcoming', 'Bordet er dit.');
  await asking('Melde mig ind', 'Hvornår er du født?', 'past', 'Velkommen.');
  await untilTrained(staff.call, bot.agentId);
});
beforeEach(async () => {
  visitor = await visitorOf(server, bot.clientKey);
});
const ask = async (text: string) => botWords(await visitor.say(text));
const passed = 'Den dag er allerede gået.';
const ahead = 'Den dag er ikke kommet endnu.';

/** A day near today, in words that do not tell its year. */
function dayWithoutYear(away: number): string {
  const day = new Date(Date.now() + away * 86_400_000);
  return `den ${day.toLocaleDateString('da', { day: 'numeric', month: 'long', timeZone: 'Europe/Copenhagen' })}`;
}

test('a day that is past is no answer, and the bot says why', async () => {
  expect(await ask('Jeg vil gerne bestille et bord')).toContain('Hvilken dag?');
  expect((await ask('i går')).slice(0, 1)).toEqual([passed]);
  expect(await ask('på fredag')).toEqual(['Bordet er dit.']);
  expect(await ask('nej, i går')).toEqual([passed, 'Hvilken dag?']);
});

test('nor does a flow begin with it', async () => {
  expect((await ask('Jeg vil gerne bestille et bord i går')).slice(-2)).toEqual([passed, 'Hvilken dag?']);
  expect(await ask(dayWithoutYear(-3))).toEqual(['Bordet er dit.']);
});

test('a day that has to be past is no day that comes', async () => {
  expect((await ask('Jeg vil gerne melde mig ind')).slice(-1)).toEqual(['Hvornår er du født?']);
  const [why, again] = await ask('i morgen');
  expect(why).toBe(ahead);
  // What is given as an example lies in the past, too.
  expect(again).toContain('- i går');
  expect(await ask(dayWithoutYear(3))).toEqual(['Velkommen.']);
});

test('it is the same where the bot is tried', async () => {
  const answered = await staff.call(endpoints.simulator.simulateTurn, {
    params: params(),
    body: {
      bot: 'published',
      log: [],
      input: { type: 'said', text: 'Jeg vil gerne bestille et bord i går' },
      at: null,
      staffOnline: true,
      channel: 1,
      readsElsewhere: false,
    },
  });
  expect(JSON.stringify(answered)).toContain(passed);
});
