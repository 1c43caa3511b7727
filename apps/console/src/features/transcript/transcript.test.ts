import { expect, test } from 'vitest';
import type { LoggedEvent } from '../../lib/hub/conversation-log.ts';
import { transcriptOf } from './transcript.ts';
import type { TranscriptEntry } from './transcript-entry.ts';

type Event = LoggedEvent['event'];
const flowId = '01900000-0000-7000-8000-000000000001';
const userId = '01900000-0000-7000-8000-000000000002';
const mette = { userId, name: 'Mette' };

/** A log of these events, a minute apart. */
function log(...events: Event[]): LoggedEvent[] {
  return events.map((event, index) => ({
    seq: index + 1,
    at: new Date(Date.UTC(2026, 10, 20, 12, index)).toISOString(),
    clientId: null,
    event,
  }));
}
const asked = (text: string): Event => ({ type: 'endUserSaid', text });
const answered: Event = { type: 'botSaid', flowId, bubbles: [] };
const triggered: Event = {
  type: 'flowTriggered',
  flowId,
  title: 'Åbent',
  trigger: 'understanding',
  contextFlowId: null,
};
const understood: Event = { type: 'understood', layer: 'classifier', ranking: [], threshold: 0.5 };
const unsolved: Event = { type: 'questionUnsolved', text: 'hm' };
const generating: Event = { type: 'generationRequested', question: 'retur?', model: 'gpt', nth: 1 };
const modelAnswered = { type: 'workDone', of: 3, tookMs: 1200, detail: '800' } as const;
const citations = [{ title: 'Returret', text: 'Du har 30 dage.', flowId }];
const generated: Event = { type: 'botSaid', bubbles: [], generated: { citations } };
const outline = (entries: readonly TranscriptEntry[]) =>
  entries.map((entry) =>
    entry.kind === 'said' ? entry.by : entry.kind === 'note' ? entry.note : 'staffNote',
  );

test('what was said and what happened stand in order, the rest is not shown', () => {
  const entries = transcriptOf(
    log(
      { type: 'started', releaseNumber: 1 },
      asked('hej'),
      answered,
      { type: 'handOverRequested' },
      { type: 'takenOver', ...mette },
      { type: 'staffSaid', ...mette, text: 'Hej' },
      { type: 'left', ...mette },
    ),
  );
  expect(outline(entries)).toEqual(['endUser', 'bot', 'handOverRequested', 'takenOver', 'staff', 'left']);
});

test('how the conditions of actions turned out belongs to the answer before them', () => {
  const checked = {
    type: 'conditionsChecked' as const,
    flowId: 'hours',
    action: 'close' as const,
    met: true,
    conditions: [],
    work: [],
  };
  const entries = transcriptOf(
    log(asked('åbent?'), understood, triggered, answered, checked, { type: 'chatClosed' }),
  );
  expect(outline(entries)).toEqual(['endUser', 'bot', 'chatClosed']);
  expect(entries.map(({ reason }) => reason?.conditions)).toEqual([undefined, [checked], undefined]);
});

test('a form registration that ended empty belongs to the answer before it, one with values is told by its work', () => {
  const ended = { type: 'formEnded', formId: 'joining', name: 'Tilmelding', values: {} } as const;
  const filled = { ...ended, values: { farve: { value: 'rød', text: 'rød' } } };
  const entries = transcriptOf(log(asked('åbent?'), understood, triggered, answered, ended, filled));
  expect(entries.map(({ reason }) => reason?.emptyForms)).toEqual([undefined, [ended]]);
});

test('an answer carries what led to it, and only the answer', () => {
  const [question, answer] = transcriptOf(log(asked('åbent?'), understood, triggered, answered));
  expect(question?.reason).toBeNull();
  expect(answer?.reason).toEqual({
    text: 'åbent?',
    understood,
    flows: [triggered],
    filling: [],
    conditions: [],
    work: [],
    emptyForms: [],
    generation: null,
    unsolved: false,
    openFlowId: null,
  });
});

test('an answer tells which flow was open when the question came', () => {
  const hours = '01900000-0000-7000-8000-00000000000a';
  const leads = (
    trigger: 'welcome' | 'welcomeBack' | 'understanding',
    contextFlowId: string | null,
  ): Event => ({
    ...triggered,
    trigger,
    contextFlowId,
  });
  const answers = transcriptOf(
    log(
      ...[
        leads('welcome', null),
        answered,
        asked('åbent?'),
        understood,
        leads('understanding', hours),
        answered,
      ],
      ...[asked('lørdag?'), understood, leads('understanding', hours), answered],
      ...[
        leads('welcomeBack', null),
        answered,
        asked('søndag?'),
        understood,
        leads('understanding', null),
        answered,
      ],
      ...[asked('tak'), understood, unsolved, answered],
    ),
  ).flatMap((entry) => (entry.reason?.understood ? [entry.reason.openFlowId] : []));
  expect(answers).toEqual([flowId, hours, hours, null]);
});

test('a question for a value carries what was known and what was asked', () => {
  const set: Event = {
    type: 'parametersSet',
    flowId,
    values: { dag: { value: '2026-11-24', text: 'tirsdag' } },
  };
  const wanted: Event = { type: 'parameterAsked', flowId, name: 'tid', attempt: 1 };
  const [, answer] = transcriptOf(log(asked('tirsdag'), understood, triggered, set, wanted, answered));
  expect(answer?.reason?.filling).toEqual([set, wanted]);
});

test('a question without any answer is noted with its reason', () => {
  const entries = transcriptOf(log(asked('hm'), understood, unsolved, asked('hallo?')));
  expect(outline(entries)).toEqual(['endUser', 'noAnswer', 'endUser']);
  expect(entries[1]?.reason?.unsolved).toBe(true);
  expect(outline(transcriptOf(log(asked('hm'), unsolved)))).toEqual(['endUser', 'noAnswer']);
});

test('a take-over from a colleague is told apart', () => {
  const entries = transcriptOf(log({ type: 'takenOver', ...mette, fromUserId: flowId }));
  expect(outline(entries)).toEqual(['takenFrom']);
});

test('only the last of a run is signed', () => {
  const entries = transcriptOf(log(asked('et'), asked('to'), answered));
  expect(entries.map((entry) => entry.kind === 'said' && entry.endsRun)).toEqual([false, true, true]);
});

test('the first of every day begins it', () => {
  const events = log(asked('et'), asked('to'), asked('tre'));
  const later = events.map((logged, index) =>
    index < 2 ? logged : { ...logged, at: '2026-11-23T12:00:00.000Z' },
  );
  expect(transcriptOf(later).map(({ startsDay }) => startsDay)).toEqual([true, false, true]);
});

test('a generated answer carries which model was asked, what came of it and what it rests on', () => {
  const [question, answer] = transcriptOf(
    log(asked('retur?'), understood, generating, modelAnswered, generated),
  );
  expect(question).toMatchObject({ reason: null, generated: null });
  expect(answer).toMatchObject({ by: 'bot', generated: { citations } });
  expect(answer?.reason).toMatchObject({
    text: 'retur?',
    understood,
    generation: { seq: 3, model: 'gpt', outcome: modelAnswered, citations },
    unsolved: false,
  });
});

test('a flow that says it better than the model carries that the model was asked', () => {
  const instead: Event = { ...triggered, trigger: 'generation' };
  const [, answer] = transcriptOf(
    log(asked('retur?'), understood, generating, modelAnswered, instead, answered),
  );
  expect(answer).toMatchObject({ generated: null });
  expect(answer?.reason).toMatchObject({
    flows: [instead],
    generation: { outcome: modelAnswered, doubtedFlowId: null, citations: [] },
  });
});

test('why no answer could be generated stands with the fallback, or with the note that nothing answered', () => {
  const failed = { ...modelAnswered, failure: 'noAnswer' as const };
  const start = [asked('retur?'), understood, generating, failed, unsolved];
  const why = { generation: { outcome: failed, citations: [] }, unsolved: true };
  const byFallback = transcriptOf(log(...start, { ...triggered, trigger: 'fallback' }, answered));
  expect(outline(byFallback)).toEqual(['endUser', 'bot']);
  expect(byFallback[1]?.reason).toMatchObject(why);
  const byNobody = transcriptOf(log(...start));
  expect(outline(byNobody)).toEqual(['endUser', 'noAnswer']);
  expect(byNobody[1]?.reason).toMatchObject(why);
});

test('a rating stands once, where it was given, as it was said last', () => {
  const given: Event = { type: 'chatRated', stars: 2, text: '' };
  const changed = (stars: number, text: string): Event => ({ type: 'chatRatingChanged', of: 2, stars, text });
  const notes = (...events: Event[]) =>
    transcriptOf(log(...events)).flatMap((entry) =>
      entry.kind === 'note' ? [`${entry.seq} ${entry.name} ${entry.quote}`] : [],
    );
  expect(notes(asked('hej'), given, changed(4, 'Fint'), changed(5, ''))).toEqual(['2 5 Fint']);
  expect(notes(asked('hej'), asked('hallo?'), changed(4, 'Fint'))).toEqual(['3 4 Fint']);
});

test('what happens while an answer is generated takes nothing from it', () => {
  const entries = transcriptOf(
    log(
      ...[asked('retur?'), understood, generating],
      ...[asked('hallo?'), { type: 'chatRated', stars: 4, text: '' } as const],
      ...[modelAnswered, generated, { type: 'heldTaken' } as const, understood, triggered, answered],
    ),
  );
  expect(outline(entries)).toEqual(['endUser', 'endUser', 'chatRated', 'bot', 'bot']);
  expect(entries.map(({ reason }) => reason && [reason.text, reason.generation?.model ?? null])).toEqual([
    null,
    null,
    null,
    ['retur?', 'gpt'],
    ['hallo?', null],
  ]);
});

test('an answer that is still awaited, or was given up, is not told as one that never came', () => {
  expect(outline(transcriptOf(log(asked('retur?'), understood, generating)))).toEqual(['endUser']);
  const givenUp = log(asked('retur?'), understood, generating, asked('hej'), understood, triggered, answered);
  expect(transcriptOf(givenUp).at(-1)?.reason).toMatchObject({ text: 'hej', generation: null });
});

test('an answer that a person makes needless is not the reason of what they do', () => {
  const takenOver: Event = { type: 'takenOver', ...mette };
  const ended: Event = { type: 'ended', ...mette };
  const entries = transcriptOf(log(asked('retur?'), understood, generating, takenOver, modelAnswered, ended));
  expect(outline(entries)).toEqual(['endUser', 'takenOver', 'ended']);
  expect(entries.map(({ reason }) => reason)).toEqual([null, null, null]);
});

test('what is chosen after a person made an answer needless carries its own reason', () => {
  const start = [asked('retur?'), understood, generating, { type: 'takenOver', ...mette } as const];
  const chosen = { ...triggered, trigger: 'suggestion' as const };
  const entries = transcriptOf(log(...start, { type: 'left', ...mette }, asked('Priser'), chosen, answered));
  expect(entries.at(-1)?.reason).toMatchObject({ text: 'Priser', flows: [chosen], generation: null });
});
