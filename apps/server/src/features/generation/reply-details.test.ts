import { type ChatConfig, endpoints, newId, type OfficeTimeEntry, type ReplyDetail } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createFlow } from '../../../test/factories.ts';
import { answering, knowingNothing, withDetails } from '../../../test/language-model.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { question, settings, told, useGeneratingBot } from '../../../test/use-generating-bot.ts';
import { clientInput } from '../../../test/widget-content.ts';
import { trainAgent } from '../training/index.ts';
import { widgets } from '../widgets/index.ts';

const { model, g, visitorOn } = useGeneratingBot();

const detail = (name: string, more: Partial<ReplyDetail> = {}): ReplyDetail => ({
  name,
  type: 'CustomText',
  description: '',
  categories: [],
  ...more,
});
const topic = detail('emne', {
  type: 'Category',
  categories: ['retur', 'klage'],
  description: 'hvad det handler om',
});
const order = detail('ordrenummer', { type: 'CustomNumber' });

/** Nobody is there from now on. */
const closed: OfficeTimeEntry = {
  id: newId,
  isDay: false,
  isOpen: false,
  dayOfWeek: null,
  fromTime: null,
  toTime: null,
  fromDate: '2000-01-01',
  toDate: '2099-12-31',
};

test('a model is asked for the details of a widget, and what it finds stands in the conversation as values', async () => {
  const details = [topic, order, detail('side', { type: 'CustomLink' }), detail('cykel')];
  const found = {
    emne: 'retur',
    ordrenummer: 10234,
    side: 'https://example.dk/retur',
    cykel: ' Den røde\0 ',
    andet: 'x',
  };
  model.answer = () => withDetails(answering(told, '1'), found);
  const visitor = await visitorOn(settings({ gptOutputJson: details }));
  await visitor.say(question);
  await visitor.hears(told);
  expect(model.asked[0]).toMatchObject({
    max_tokens: 940,
    response_format: {
      json_schema: {
        schema: {
          required: expect.arrayContaining(['details']),
          properties: {
            details: {
              required: ['emne', 'ordrenummer', 'side', 'cykel'],
              additionalProperties: false,
              properties: {
                emne: { type: ['string', 'null'], enum: ['retur', 'klage', null] },
                ordrenummer: { type: ['number', 'null'] },
                side: { type: ['string', 'null'] },
              },
            },
          },
        },
      },
    },
  });
  expect(model.asked[0]?.messages[0]?.content).toContain(
    '\n- emne: one of ["retur","klage"]; hvad det handler om\n- ordrenummer: a number\n',
  );
  const value = (text: string) => ({ value: text, text });
  expect(await visitor.log()).toContainEqual({
    type: 'parametersSet',
    values: {
      emne: value('retur'),
      ordrenummer: value('10234'),
      side: value('https://example.dk/retur'),
      cykel: value('Den røde'),
    },
  });
});

test('what is none of its kind is not taken', async () => {
  const details = [topic, order, detail('side', { type: 'CustomLink' }), detail('cykel')];
  const found = { emne: 'ros', ordrenummer: '10234', side: 'javascript:alert(1)', cykel: null };
  model.answer = () => withDetails(answering(told), found);
  const visitor = await visitorOn(settings({ gptOutputJson: details }));
  await visitor.say(question);
  await visitor.hears(told);
  expect(await visitor.log()).not.toContainEqual(expect.objectContaining({ type: 'parametersSet' }));
});

test.for([
  ['null', null],
  ['a list', []],
  ['a text', 'ingen'],
])('an answer counts, though the details with it are %s', async ([, details]) => {
  model.answer = () => withDetails(answering(told), details);
  const visitor = await visitorOn(settings({ gptOutputJson: [topic] }));
  await visitor.say(question);
  await visitor.hears(told);
});

test('a fallback says what was found where nothing answers', async () => {
  const { server, bot } = g();
  const { agentId } = bot;
  const sorry = await createFlow(server.app, { agentId, title: 'Videre', answer: 'Vi ser på din {{emne}}.' });
  await trainAgent(server.app, agentId);
  model.answer = () => withDetails(knowingNothing, { emne: 'klage' });
  const none = await visitorOn(settings({ gptOutputJson: [topic] }));
  await none.say(question);
  await none.hears('Fallback!');
  await none.say('Videre', { pickedFlowId: sorry });
  await none.hears('Fallback!', 'Vi ser på din klage.');
});

test('other details are asked for while nobody is there', async () => {
  const { server, bot, developer } = g();
  const { agentId } = bot;
  const phone = detail('telefon');
  const asked = async (more: Partial<ChatConfig['gptSetting']>) => {
    model.asked.length = 0;
    await (await visitorOn(settings({ gptOutputJson: [order], ...more }))).say(question);
    await expect.poll(() => model.asked.length).toBe(1);
    return model.asked[0]?.messages[0]?.content;
  };
  expect(await asked({ gptOutputJsonOutOpenHours: [phone] })).toContain('- ordrenummer: a number');
  const open = async (...officeTimeList: OfficeTimeEntry[]) => {
    await developer.call(endpoints.settings.saveOfficeTimes, {
      params: { agentId },
      body: { officeTimeList },
    });
    await untilTrained(developer.call, agentId);
  };
  await open(closed);
  onTestFinished(() => open());
  server.clock.advance(2000);
  expect(await asked({ gptOutputJsonOutOpenHours: [phone] })).toContain('- telefon: text');
  expect(await asked({ gptOutputJsonOutOpenHours: null })).toContain('- ordrenummer: a number');
  expect(await asked({ gptOutputJsonOutOpenHours: [] })).not.toContain('details');
});

test('a widget from before there were details asks for none', async () => {
  model.answer = () => answering(told);
  const visitor = await visitorOn();
  const { gptOutputJson: _, gptOutputJsonOutOpenHours: __, ...before } = clientInput().chatConfig.gptSetting;
  const chatConfig = { ...clientInput().chatConfig, gptSetting: before } as ChatConfig;
  const scope = g().server.app.database.agent(g().bot.agentId);
  await scope.update(widgets, { chatConfig }, eq(widgets.id, visitor.id));
  g().server.clock.advance(2000);
  await visitor.say(question);
  await visitor.hears(told);
  expect(model.asked[0]?.messages[0]?.content).not.toContain('details');
});

test.for<[string, ReplyDetail[], string]>([
  ['twice by a name', [topic, { ...order, name: 'emne' }], 'generation.validation.detailNameTaken'],
  ['of no category', [{ ...topic, categories: [] }], 'generation.validation.noCategories'],
  ['by a name nothing can say', [detail('ordre nr.')], 'generation.validation.detailName'],
  ['without a name', [detail('')], 'generation.validation.detailName'],
  ['too many', Array.from({ length: 11 }, (_, i) => detail(`n${i}`)), 'generation.validation.tooManyDetails'],
])('details that are %s are not saved', async ([, gptOutputJson, messageKey]) => {
  const refused = visitorOn(settings({ gptOutputJson }));
  await expect(refused).rejects.toMatchObject({ status: 400 });
  await expect(refused.catch((error: unknown) => JSON.stringify(error))).resolves.toContain(messageKey);
});
