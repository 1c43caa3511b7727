import {
  ActionType,
  danish,
  EntityDataType,
  endpoints,
  english,
  IntegrationType,
  MessageType,
  newId,
  systemEntityTypeId,
  TrainingPhraseType,
} from '@samtale/contract';
import { createId } from '../src/platform/database/columns.ts';
import { entityTypeInput, entriesOf, entryOf } from './entity-content.ts';
import { bubbleOf, flowInput } from './flow-content.ts';
import { phoneMp3 } from './mp3-file.ts';
import type { SignedIn } from './people.ts';

const { flows, templates, entities, recordings, conversationTests } = endpoints;

/** A bot with something of everything that a file holds. */
export async function writeWholeBot(staff: SignedIn, agentId: string): Promise<void> {
  const da = { agentId, languageId: danish.id };
  const en = { agentId, languageId: english.id };
  const plain = { alias: '', entityType: null, defaultValue: null, requiredSpeechBubble: null, keywords: [] };
  const type = await staff.call(entities.addOrUpdateEntityType, {
    params: da,
    body: entityTypeInput({ entityList: entriesOf(entryOf('Racer', 'landevejscykel'), entryOf('Ladcykel')) }),
  });
  await staff.call(entities.addOrUpdateEntityType, {
    params: da,
    body: entityTypeInput({
      title: 'ordre',
      isRegEx: true,
      entityList: entriesOf(entryOf('[A-Z]{2}\\d{4}')),
    }),
  });
  const { address } = await staff.call(recordings.uploadRecording, {
    params: { agentId },
    query: { name: 'Pris.mp3' },
    rawBody: new Blob([phoneMp3()]),
  });
  const template = await staff.call(templates.addOrUpdateTrainingPhraseTemplate, {
    params: da,
    body: {
      id: newId,
      title: 'Ja',
      revision: 0,
      trainingPhraseList: [
        { question: 'Ja tak', index: 0 },
        { question: 'Gerne', index: 1 },
      ],
    },
  });
  const save = (params: typeof da | typeof en, changes: Parameters<typeof flowInput>[0]) =>
    staff.call(flows.addOrUpdateFlow, { params, body: flowInput(changes) });
  const hours = await save(da, { title: 'Åbningstider' });
  const price = await save(da, {
    title: 'Pris, "cykler"',
    priority: 'high',
    speechWaitTime: 900,
    customSpeechUrl: address,
    trainingPhraseTemplateId: template.id,
    trainingPhraseList: [
      {
        id: newId,
        question: 'Hvad koster en racer i morgen?',
        trainingPhrasePartList: [
          { ...plain, text: 'Hvad koster en ' },
          { ...plain, text: 'racer', alias: 'cykel', entityType: type.id, requiredSpeechBubble: 'Hvilken?' },
          { ...plain, text: ' ' },
          {
            ...plain,
            text: 'i morgen',
            alias: 'dag',
            entityType: systemEntityTypeId(EntityDataType.date),
            defaultValue: 'i dag',
          },
          { ...plain, text: '?' },
        ],
      },
      {
        id: newId,
        question: 'pris',
        type: TrainingPhraseType.keywords,
        trainingPhrasePartList: [{ ...plain, text: 'pris', keywords: ['beløb'] }],
      },
    ],
    chatResponseList: bubbleOf(
      [
        { content: 'En **{{cykel}}** koster 5000' },
        { messageType: MessageType.card, title: 'Kort', content: 'Mere', url: 'https://example.org' },
        {
          messageType: MessageType.suggestion,
          suggestion: { intentToTriggerId: hours.id, displayText: 'Åbent?' },
        },
      ],
      { delay: 2, displayBackground: false },
    ),
    intentActionList: [
      {
        id: createId(),
        type: ActionType.redirectIntent,
        redirectIntentId: hours.id,
        conditionsNotMetIntentId: hours.id,
        conditionList: [
          { id: createId(), kind: 4, parameterAlias: 'cykel', value: 'Racer' },
          { id: createId(), kind: 6, parameterAlias: 'email', operator: 'endWith', value: '@example.org' },
        ],
      },
    ],
  });
  await save(da, {
    title: 'Rabat',
    followUpParentId: price.id,
    intentType: 2,
    disabled: true,
    isActive: false,
  });
  await save(en, {
    title: 'Opening hours',
    trainingPhraseList: [{ id: newId, question: 'When are you open?' }],
  });
  await staff.call(flows.setDefaultFlows, {
    params: { agentId, welcomeIntentId: hours.masterIntentId, fallbackIntentId: newId },
  });
  await staff.call(conversationTests.createConversationTest, {
    params: da,
    body: {
      title: 'Pris og åbningstid',
      mustHold: true,
      comparesWording: true,
      at: '2026-12-24T10:00:00.000Z',
      staffOnline: false,
      channel: IntegrationType.widget,
      customer: {
        name: 'Kunde',
        phone: '20 30 40 50',
        email: 'kunde@example.org',
        source: 'Messe',
        comment: '',
        handled: true,
        solved: false,
      },
      turns: [
        {
          text: 'Hvad koster en racer i morgen?',
          pickedFlowId: null,
          minutesLater: 0,
          work: [{ failure: null, values: [{ name: 'lager', value: '7', text: 'syv' }] }],
          expected: {
            flows: [price, hours].map(({ id, title }) => ({ id, title })),
            parameters: [{ name: 'cykel', value: 'Racer' }],
            texts: null,
          },
        },
        {
          text: 'Åbent?',
          pickedFlowId: hours.id,
          minutesLater: 90,
          work: [],
          expected: {
            flows: [{ id: hours.id, title: hours.title }],
            parameters: [],
            texts: ['Vi har åbent 9-17.'],
          },
        },
      ],
    },
  });
}
