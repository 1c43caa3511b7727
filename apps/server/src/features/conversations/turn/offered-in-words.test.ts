import { danish, EntityDataType, endpoints, newId, systemEntityTypeId } from '@samtale/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { answerOf, flowInput } from '../../../../test/flow-content.ts';
import { botWords, type Visitor, visitorOf } from '../../../../test/people.ts';
import { untilTrained } from '../../../../test/until-trained.ts';
import { useBot } from '../../../../test/use-agent.ts';
import { useServer } from '../../../../test/use-server.ts';

const server = useServer();
const { bot, staff } = useBot(server, beforeAll);
let visitor: Visitor;
beforeAll(async () => {
  const day = { alias: 'dag', entityType: systemEntityTypeId(EntityDataType.date) };
  const asked = { ...day, requiredSpeechBubble: 'Hvilken dag?' };
  await staff.call(endpoints.flows.addOrUpdateFlow, {
    params: { agentId: bot.agentId, languageId: danish.id },
    body: flowInput({
      title: 'Bestil et bord',
      isActive: true,
      trainingPhraseList: ['Jeg vil bestille et bord ', 'Har I et ledigt bord '].map((text) => ({
        id: newId,
        question: `${text}i morgen`,
        trainingPhrasePartList: [{ text }, { text: 'i morgen', ...asked }],
      })),
      chatResponseList: answerOf('Bordet er dit.'),
    }),
  });
  await untilTrained(staff.call, bot.agentId);
});
const ask = async (text: string) => botWords(await visitor.say(text));
const letGo = 'Helt i orden, det lader vi ligge. Er der andet, jeg kan hjælpe med?';
beforeEach(async () => {
  visitor = await visitorOf(server, bot.clientKey);
  expect(await ask('Jeg vil bestille et bord')).toContain('Hvilken dag?');
});
/** Something else is asked for before the day is said. */
const interrupt = async () =>
  expect(await ask('Noget om parkering')).toEqual(['Parking!', 'Skal vi gå videre, hvor vi slap?']);

test.for(['Ja tak', 'ja, meget gerne'])('"%s" goes on with what the bot offers', async (yes) => {
  await interrupt();
  expect(await ask(yes)).toEqual(['Hvilken dag?']);
  expect(await ask('på fredag')).toEqual(['Bordet er dit.']);
});

test.for(['Nej tak', 'nej', 'Måske senere', 'senere'])('"%s" lets go of what it offers', async (no) => {
  await interrupt();
  expect(await ask(no)).toEqual([letGo]);
  expect(await ask('Ja tak')).not.toContain('Hvilken dag?');
});

test.for(['Nej tak', 'måske senere', 'ikke lige nu'])('"%s" lets go of what it asks', async (no) => {
  expect(await ask(no)).toEqual([letGo]);
  expect(await ask('på fredag')).not.toContain('Bordet er dit.');
});
