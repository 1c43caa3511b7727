import {
  chatResponse,
  flowAction,
  flowSettings,
  MessageType,
  newId,
  TrainingPhraseType,
  trainingPhrase,
} from '@samtale/contract';
import { expect, test } from 'vitest';
import { compareFlows } from './compare-flows.ts';
import { type FlowContent, flowParts, type PartWords } from './flow-parts.ts';
import { diffWords } from './word-diff.ts';

const words: PartWords = {
  title: 'Titel',
  phrases: 'Sætninger',
  template: 'Skabelon',
  place: 'Følger op på',
  actions: 'Handlinger',
  action: ({ type, redirectIntentId }) => `handling ${type} ${redirectIntentId?.slice(0, 1)}`,
  disabled: 'Slået fra',
  yes: 'ja',
  nothing: 'intet',
  bubble: (response, bubble) => `Svar ${response}, boble ${bubble}`,
  flow: (id) => `flow ${id.slice(0, 1)}`,
  templateTitle: (id) => `skabelon ${id.slice(0, 1)}`,
  delay: (seconds) => `efter ${seconds} s`,
  noBackground: 'uden baggrund',
  carousel: 'karrusel',
  channels: (list) => `kun på ${list.join('+')}`,
  responseNames: 'Svarenes navne',
  image: 'Billede',
  video: 'Video',
  button: 'Knap',
  parameters: 'Parametre',
  days: (days) => days,
  keywords: 'Nøgleord',
  settings: 'Indstillinger',
  highPriority: 'høj',
  mlOff: 'ordret',
  gptSource: 'kilde',
  gptAnswer: 'svar',
  recording: 'Optagelse',
  speechWait: (seconds) => `venter ${seconds} s`,
};

const bubbleId = '11111111-0000-4000-8000-000000000000';
const otherId = '22222222-0000-4000-8000-000000000000';
const answer = (text: string, id = bubbleId, delay = 0) => {
  const message = { id: newId, index: 0, messageType: MessageType.text, content: text, suggestion: null };
  return { id, index: 0, delay, messageList: [message] };
};
const flow = (bubbles: object[], changes: Partial<FlowContent> = {}): FlowContent => ({
  title: 'Fragt',
  trainingPhraseTemplateId: null,
  trainingPhraseList: [trainingPhrase.parse({ id: newId, question: 'Hvad koster fragt?' })],
  ...flowSettings.parse({}),
  chatResponseList: [chatResponse.parse({ title: 'Response 1', speechBubbleList: bubbles })],
  intentActionList: [],
  ...changes,
});
const changes = (before: FlowContent, after: FlowContent) =>
  compareFlows(flowParts(before, words), flowParts(after, words), 'Rækkefølge');

test('two versions alike have no changes', () => {
  expect(changes(flow([answer('Hej')]), flow([answer('Hej')]))).toEqual([]);
});

test('changes are told in words, what was removed last', () => {
  const before = flow([answer('Hej'), answer('Farvel', otherId)]);
  const suggestion = { intentToTriggerId: otherId, displayText: 'Mere' };
  const button = { id: newId, index: 1, messageType: MessageType.suggestion, content: '', suggestion };
  const bubble = answer('Hej med dig', bubbleId, 2);
  bubble.messageList.push(button as never);
  const intentActionList = [flowAction.parse({ id: newId, type: 2, redirectIntentId: bubbleId })];
  const after = flow([bubble], { title: 'Levering', intentActionList });
  expect(changes(before, after)).toEqual([
    { id: 'title', label: 'Titel', before: 'Fragt', after: 'Levering' },
    {
      id: bubbleId,
      label: 'Svar 1, boble 1',
      before: 'Hej',
      after: 'Hej med dig\nKnap: Mere → flow 2\n(efter 2 s)',
    },
    { id: 'actions', label: 'Handlinger', before: null, after: 'handling 2 1' },
    { id: otherId, label: 'Svar 1, boble 2', before: 'Farvel', after: null },
  ]);
});

test('the names of responses, the channels of bubbles and what the phone does are told', () => {
  const before = flow([answer('Hej')]);
  const after = flow([{ ...answer('Hej'), integrationTypeList: [4, 3] }], {
    speechWaitTime: 1500,
    customSpeechUrl: 'https://x.dk/a.mp3',
  });
  const [response] = after.chatResponseList;
  if (response) response.title = 'Kort';
  expect(changes(before, after)).toEqual([
    { id: bubbleId, label: 'Svar 1, boble 1', before: 'Hej', after: 'Hej\n(kun på 4+3)' },
    { id: 'responseNames', label: 'Svarenes navne', before: null, after: 'Kort' },
    {
      id: 'settings',
      label: 'Indstillinger',
      before: null,
      after: 'venter 1.5 s\nOptagelse: https://x.dk/a.mp3',
    },
  ]);
});

test('a flow that was moved tells where it stands', () => {
  const moved = flow([answer('Hej')], { followUpParentId: otherId });
  expect(changes(flow([answer('Hej')]), moved)).toEqual([
    { id: 'place', label: 'Følger op på', before: null, after: 'flow 2' },
  ]);
});

test('of bubbles that were only moved the order is told', () => {
  const [one, two] = [answer('En'), answer('To', otherId)];
  expect(changes(flow([one, two]), flow([two, one]))).toEqual([
    { id: 'order', label: 'Rækkefølge', before: 'En\nTo', after: 'To\nEn' },
  ]);
});

test('words that differ are marked on both sides', () => {
  expect(diffWords('Fragt koster 49 kr.', 'Fragt koster 59 kr.')).toEqual({
    before: [
      { at: 0, text: 'Fragt koster ', changed: false },
      { at: 13, text: '49', changed: true },
      { at: 15, text: ' kr.', changed: false },
    ],
    after: [
      { at: 0, text: 'Fragt koster ', changed: false },
      { at: 13, text: '59', changed: true },
      { at: 15, text: ' kr.', changed: false },
    ],
  });
});

test('which days a parameter takes is told in words', () => {
  const day = { text: 'fredag', alias: 'dag', entityType: otherId, days: 'upcoming' };
  const taking = (part: object) =>
    flow([], {
      trainingPhraseList: [
        trainingPhrase.parse({ id: newId, question: 'fredag', trainingPhrasePartList: [part] }),
      ],
    });
  expect(changes(taking({ ...day, days: 'any' }), taking(day))).toEqual([
    { id: 'parameters', label: 'Parametre', before: 'dag', after: 'dag · upcoming' },
  ]);
});

test('what phrases mark, keywords and settings are told in words', () => {
  const day = { alias: 'dag', entityType: otherId, requiredSpeechBubble: 'Hvilken dag?' };
  const list = [
    {
      id: newId,
      question: 'Bord fredag',
      trainingPhrasePartList: [{ text: 'Bord ' }, { text: 'fredag', ...day }],
    },
    {
      id: newId,
      question: 'bord',
      type: TrainingPhraseType.keywords,
      trainingPhrasePartList: [{ text: 'bord', keywords: ['borde'] }, { text: 'leje' }],
    },
  ].map((phrase) => trainingPhrase.parse(phrase));
  const after = flow([], { trainingPhraseList: list, priority: 'high', mlActive: false });
  expect(changes(flow([]), after)).toEqual([
    {
      id: 'phrases',
      label: 'Sætninger',
      before: 'Hvad koster fragt?',
      after: 'Bord [fredag: dag]\nNøgleord: bord/borde + leje',
    },
    { id: 'parameters', label: 'Parametre', before: null, after: 'dag · Hvilken dag?' },
    { id: 'settings', label: 'Indstillinger', before: null, after: 'høj\nordret' },
  ]);
});
