import {
  companyFactKeys,
  danish,
  EntityDataType,
  endpoints,
  newId,
  systemEntityTypeId,
} from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFlow, createWidget } from '../../../test/factories.ts';
import { answerOf, bubbleOf, flowInput, inputOf } from '../../../test/flow-content.ts';
import { botWords, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { useAgent } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';
import { agents } from '../agents/index.ts';

const { settings, checks } = endpoints;
const server = useServer();
const { agent, staff } = useAgent(server, beforeEach, { speaks: ['da'] });

const nothing = {
  companyName: '',
  companyAddress: '',
  companyPhone: '',
  companyEmail: '',
  companyWebsite: '',
};
const params = () => ({ agentId: agent.id });
const read = () => staff.call(settings.getCompanyFacts, { params: params() });
const save = (facts: Partial<typeof nothing>, revision?: string) =>
  staff.call(settings.saveCompanyFacts, {
    params: params(),
    body: { facts: { ...nothing, ...facts }, revision },
  });
const firstSteps = () =>
  staff.call(checks.getFirstSteps, { params: { agentId: agent.id, languageId: danish.id } });
const flow = (title: string, more: Partial<Parameters<typeof createFlow>[1]> = {}) =>
  createFlow(server.app, { agentId: agent.id, title, phrases: [`Sig noget om ${title}`], ...more });

const saveFlow = (changes: Parameters<typeof flowInput>[0]) =>
  staff.call(endpoints.flows.addOrUpdateFlow, {
    params: { agentId: agent.id, languageId: danish.id },
    body: flowInput(changes),
  });

/** What the bot says to each of the texts, once it is trained. */
async function answers(...texts: string[]): Promise<string[][]> {
  await untilTrained(staff.call, agent.id);
  const clientKey = await createWidget(server.app, agent.id);
  const said: string[][] = [];
  for (const text of texts) {
    const visitor = await visitorOf(server, clientKey);
    said.push(botWords(await visitor.say(text)));
  }
  return said;
}

describe('the facts', () => {
  test('are the name of the agent at first, and what was saved then', async () => {
    const { facts } = await read();
    expect(facts).toEqual({ ...nothing, companyName: expect.stringMatching(/.+/) });
    await save({ companyName: 'Tand & Smil', companyPhone: ' 12 34 56 78 ' });
    expect((await read()).facts).toEqual({
      ...nothing,
      companyName: 'Tand & Smil',
      companyPhone: '12 34 56 78',
    });
  });

  test('are not saved over those of a colleague', async () => {
    const { revision } = await read();
    const saved = await save({ companyPhone: '1' }, revision);
    expect(await refusal(save({ companyPhone: '2' }, revision))).toMatchObject({
      status: 409,
      messageKey: companyFactKeys.changed,
    });
    await save({ companyPhone: '3' }, saved.revision);
  });

  test.for([
    [{ companyEmail: 'nobody' }, 'facts.companyEmail', companyFactKeys.email],
    [{ companyWebsite: 'no website' }, 'facts.companyWebsite', companyFactKeys.website],
    [{ companyName: 'x'.repeat(201) }, 'facts.companyName', companyFactKeys.tooLong],
  ] as const)('%j is refused at its field', async ([facts, path, messageKey]) => {
    expect(await refusal(save(facts))).toMatchObject({
      status: 400,
      details: { fields: [{ path, messageKey }] },
    });
  });
});

describe('an answer', () => {
  test('says what was told, in the words of the setting, and where it was told again in the new ones', async () => {
    await flow('nummeret', { answer: 'Ring til {{companyName}} på {{companyPhone}}' });
    await save({ companyName: 'Smil*et', companyPhone: '12 34' });
    const said = await answers('Sig noget om nummeret');
    expect(said).toEqual([['Ring til Smil\\*et på [12 34](tel:1234)']]);
    await save({ companyName: 'Smil', companyPhone: '56' });
    expect(await answers('Sig noget om nummeret')).toEqual([['Ring til Smil på [56](tel:56)']]);
  });

  test('that greets says it before the visitor has said anything', async () => {
    const welcome = await flow('velkomst', { answer: 'Velkommen til {{companyName}}. {{navn}}' });
    await server.app.database.shared.update(
      agents,
      { defaultWelcomeFlowId: welcome },
      eq(agents.id, agent.id),
    );
    await save({ companyName: 'Smil*et' });
    await untilTrained(staff.call, agent.id);
    const clientKey = await createWidget(server.app, agent.id);
    const config = await server.call(endpoints.widgets.getWidgetConfig, { params: { clientKey } });
    expect(config.welcome).toMatchObject([{ messages: [{ text: 'Velkommen til Smil\\*et. ' }] }]);
  });

  test('leaves out the bubble whose value nobody has told', async () => {
    const [phone] = bubbleOf([{ content: 'Ring på {{companyPhone}}' }]);
    const [mail] = bubbleOf([{ content: 'Skriv til {{companyEmail}}' }]);
    if (!phone || !mail) throw new Error('No bubbles');
    const speechBubbleList = [...phone.speechBubbleList, ...mail.speechBubbleList];
    await flow('kontakt', { chatResponseList: [{ ...phone, speechBubbleList }] });
    await save({ companyEmail: 'hej@example.dk' });
    const [said] = await answers('Sig noget om kontakt');
    expect(said).toEqual(['Skriv til [hej@example\\.dk](mailto:hej@example.dk)']);
  });

  test('of which nothing is left waits: its flow is not understood until the value is told', async () => {
    const hours = await flow('åbningstider', { answer: 'Vi har åbent:\n{{openingHours}}' });
    await flow('andet', {
      answer: 'Noget andet',
      suggestions: [{ flowId: hours, title: 'Åbningstider' }],
    });
    await save({});
    const [waiting, other] = await answers('Sig noget om åbningstider', 'Sig noget om andet');
    expect(waiting).not.toContain('Vi har åbent:\n');
    expect(other).toEqual(['Noget andet']);
    expect((await firstSteps()).untoldList).toEqual([
      { name: 'openingHours', intentList: [{ id: hours, title: 'åbningstider' }] },
    ]);
    const monday = { isDay: true, isOpen: true, dayOfWeek: 1, fromDate: null, toDate: null };
    await staff.call(settings.saveOfficeTimes, {
      params: params(),
      body: { officeTimeList: [{ ...monday, id: newId, fromTime: '09:00', toTime: '16:30' }] },
    });
    const [told] = await answers('Sig noget om åbningstider');
    expect(told).toEqual(['Vi har åbent:\nmandag kl\\. 9–16\\.30\ntirsdag–søndag lukket']);
    expect((await firstSteps()).untoldList).toEqual([]);
  });

  test("of a flow that waits is nobody else's: a flow that shares words is not taken for it", async () => {
    await flow('åbningstider', {
      answer: '{{openingHours}}',
      phrases: ['Hvornår har I åbent?', 'Har I åbent på lørdag?', 'Hvornår åbner I?'],
    });
    await flow('tid', {
      answer: 'Hvornår passer det dig?',
      phrases: ['Hvornår har I en tid?', 'Har I en ledig tid på fredag?', 'Kan jeg komme i morgen?'],
    });
    await save({});
    const said = await answers(
      'Hvornår har I åbent?',
      'Hvornår har I så åbent i morgen?',
      'Har I en tid på fredag?',
    );
    expect(said).toEqual([[], [], ['Hvornår passer det dig?']]);
  });

  test('says what the visitor said, where a flow collects it under the same name', async () => {
    await save({ companyPhone: '12' });
    const number = { alias: 'companyPhone', entityType: systemEntityTypeId(EntityDataType.number) };
    await saveFlow({
      trainingPhraseList: [
        {
          id: newId,
          question: 'Mit nummer er 99',
          trainingPhrasePartList: [{ text: 'Mit nummer er ' }, { text: '99', ...number }],
        },
      ],
      chatResponseList: answerOf('Dit nummer er {{companyPhone}}.'),
    });
    expect(await answers('Mit nummer er 77')).toEqual([['Dit nummer er 77.']]);
  });
});

test('the first steps name drafts without an answer, each with a question, until somebody writes one', async () => {
  const draft = await saveFlow({ title: 'Priser', isActive: false, chatResponseList: [] });
  const question = draft.trainingPhraseList[0]?.question;
  expect(await firstSteps()).toEqual({
    untoldList: [],
    answerList: [{ intent: { id: draft.id, title: 'Priser' }, question }],
    answerCount: 1,
  });
  await saveFlow({ ...inputOf(draft), chatResponseList: answerOf('Se prislisten.') });
  expect(await firstSteps()).toMatchObject({ answerList: [], answerCount: 0 });
});
