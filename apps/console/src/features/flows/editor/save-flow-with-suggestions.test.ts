import { type Flow, type FlowInput, IntentType, newId } from '@samtale/contract';
import { expect, test } from 'vitest';
import { baseOfNew, type EditorFlow, emptyEditorFlow, readFlow } from './editor-flow.ts';
import { type EditorSuggestion, newMessage } from './editor-message.ts';
import { saveFlowWithSuggestions } from './save-flow-with-suggestions.ts';

const ids = [1, 2, 3, 4].map((n) => `01900000-0000-7000-8000-00000000000${n}`);

/** A server that keeps what it gets, and refuses the saves whose turn is named. */
function fakeServer(refusedTurn?: number) {
  const sent: FlowInput[] = [];
  const save = async (input: FlowInput): Promise<Flow> => {
    sent.push(input);
    if (sent.length === refusedTurn) throw new Error('refused');
    const id = input.id === newId ? (ids[sent.length - 1] ?? '') : input.id;
    return {
      ...input,
      id,
      masterIntentId: id,
      revision: input.revision + 1,
      isFallback: false,
      isWelcome: false,
      isPlanned: false,
      isPublished: input.isActive,
      trainingPhraseCount: input.trainingPhraseList.length,
      lastModified: '2026-11-20T12:00:00Z',
    };
  };
  return { sent, save };
}

function flowWithNewFollowUp(): EditorFlow {
  const flow = emptyEditorFlow();
  const suggestion = {
    ...newMessage('suggestion'),
    displayText: 'Hvad koster det?',
    target: { kind: 'new', title: 'Pris' },
  };
  const response = flow.responses[0];
  const bubble = response?.bubbles[0];
  if (!response || !bubble) throw new Error('an empty flow has a bubble');
  const bubbles = [{ ...bubble, messages: [...bubble.messages, suggestion as EditorSuggestion] }];
  return { ...flow, title: 'Reparation', responses: [{ ...response, bubbles }] };
}

const triggerOf = (input?: FlowInput) =>
  input?.chatResponseList[0]?.speechBubbleList[0]?.messageList[1]?.suggestion?.intentToTriggerId;

test('a flow without new follow-up flows is saved at once', async () => {
  const { sent, save } = fakeServer();
  const flow = { ...emptyEditorFlow(), title: 'Pris' };
  await saveFlowWithSuggestions({ base: baseOfNew(null), flow, publish: true, save, onStep() {} });
  expect(sent.map(({ title, isActive }) => [title, isActive])).toEqual([['Pris', true]]);
});

test('a new flow gets its id first, then its follow-up flows are made as drafts, then it is saved', async () => {
  const { sent, save } = fakeServer();
  const { saved, madeTitles } = await saveFlowWithSuggestions({
    base: baseOfNew(null),
    flow: flowWithNewFollowUp(),
    publish: true,
    save,
    onStep() {},
  });
  expect(sent.map(({ id, title, isActive }) => [id, title, isActive])).toEqual([
    [newId, 'Reparation', false],
    [newId, 'Pris', false],
    [ids[0], 'Reparation', true],
  ]);
  expect(sent[1]).toMatchObject({ followUpParentId: ids[0], intentType: IntentType.global });
  expect(sent[1]?.trainingPhraseList.map(({ question }) => question)).toEqual(['Hvad koster det?']);
  expect(triggerOf(sent[2])).toBe(ids[1]);
  expect(sent[2]?.revision).toBe(1);
  expect(madeTitles).toEqual(['Pris']);
  expect(readFlow(saved).title).toBe('Reparation');
});

test('another try after a failure makes nothing twice', async () => {
  const { sent, save } = fakeServer(3);
  let base = baseOfNew(null);
  let flow = flowWithNewFollowUp();
  const attempt = () =>
    saveFlowWithSuggestions({
      base,
      flow,
      publish: false,
      save,
      onStep: (nextBase, nextFlow) => {
        base = nextBase;
        flow = nextFlow;
      },
    });
  await expect(attempt()).rejects.toThrow('refused');
  await attempt();
  expect(sent.map(({ title }) => title)).toEqual(['Reparation', 'Pris', 'Reparation', 'Reparation']);
  expect(triggerOf(sent[3])).toBe(ids[1]);
});
