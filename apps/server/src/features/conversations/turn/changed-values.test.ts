import {
  danish,
  EntityDataType,
  endpoints,
  freeTextTypeId,
  newId,
  systemEntityTypeId,
} from '@samtale/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { entityTypeInput, entriesOf, entryOf } from '../../../../test/entity-content.ts';
import { answerOf, flowInput } from '../../../../test/flow-content.ts';
import { botWords, type Visitor, visitorOf } from '../../../../test/people.ts';
import { untilTrained } from '../../../../test/until-trained.ts';
import { useBot } from '../../../../test/use-agent.ts';
import { useServer } from '../../../../test/use-server.ts';

const server = useServer();
const { bot, staff } = useBot(server, beforeAll);
let visitor: Visitor;
beforeAll(async () => {
  const params = { agentId: bot.agentId, languageId: danish.id };
  const animals = entriesOf(entryOf('Kat', 'mis', 'missekat'), entryOf('Hund', 'hvalp', 'vovse'));
  const { id: animal } = await staff.call(endpoints.entities.addOrUpdateEntityType, {
    params,
    body: entityTypeInput({ title: 'dyr', entityList: animals }),
  });
  const asked = (alias: string, entityType: string, requiredSpeechBubble: string) => ({
    text: '',
    alias,
    entityType,
    requiredSpeechBubble,
  });
  await staff.call(endpoints.flows.addOrUpdateFlow, {
    params,
    body: flowInput({
      title: 'Bestil tid',
      isActive: true,
      trainingPhraseList: ['Jeg vil gerne bestille en tid', 'Har I en ledig tid'].map((text) => ({
        id: newId,
        question: text,
        trainingPhrasePartList: [
          { text },
          asked('dag', systemEntityTypeId(EntityDataType.date), 'Hvilken dag?'),
          asked('dyr', animal, 'Hvilket dyr?'),
          asked('navn', freeTextTypeId, 'Hvad hedder dyret?'),
          asked('antal', systemEntityTypeId(EntityDataType.number), 'Hvor mange kommer I?'),
        ],
      })),
      chatResponseList: answerOf('{{dyr}} {{navn}} {{dag}}, {{antal}}'),
    }),
  });
  await untilTrained(staff.call, bot.agentId);
});
const ask = async (text: string) => botWords(await visitor.say(text));
beforeEach(async () => {
  visitor = await visitorOf(server, bot.clientKey);
  expect(await ask('Jeg vil gerne bestille en tid')).toContain('Hvilken dag?');
  expect(await ask('på fredag')).toEqual(['Hvilket dyr?']);
  expect(await ask('en hund')).toEqual(['Hvad hedder dyret?']);
});

test.for([
  ['Misser', 'Misser'],
  ['Mis', 'Mis'],
  ['Vovse', 'Vovse'],
  ['hun hedder Misser', 'Misser'],
  ['Hvalpen hedder Bob', 'Bob'],
  ['Det er Karen', 'Karen'],
] as const)('"%s" is the name that was asked for, whatever else it could be', async ([said, name]) => {
  expect(await ask(said)).toEqual(['Hvor mange kommer I?']);
  expect(await ask('to voksne og et barn')).toEqual([`hund ${name} på fredag, 3`]);
});

test.for([
  ['kan vi rykke det til tirsdag', 'tirsdag'],
  ['vent, kan vi tage den 15. december i stedet?', 'den 15\\. december'],
  ['hellere lørdag', 'lørdag'],
  ['lørdag i stedet for', 'lørdag'],
] as const)('"%s" changes the day, meanwhile and afterwards', async ([said, day]) => {
  expect(await ask(said)).toEqual(['Hvad hedder dyret?']);
  await ask('Bob');
  expect(await ask('et barn')).toEqual([`hund Bob ${day}, 1`]);
  await ask('nej, i morgen');
  expect(await ask(said)).toEqual([`hund Bob ${day}, 1`]);
});

test.for(['nej jeg vil ikke give mit nummer', 'det vil jeg helst ikke oplyse', 'jeg vender tilbage'])(
  '"%s" is no name, and lets go',
  async (said) => {
    const [letGo] = await ask(said);
    expect(letGo).toContain('det lader vi ligge');
    expect(await ask('Bob')).not.toContain('Hvor mange kommer I?');
  },
);
