import {
  ActionType,
  type CheckFinding,
  type CheckKind,
  ConditionKind,
  checkKinds,
  EntityDataType,
  type FlowListItem,
  IntentType,
  MessageType,
  ParameterSource,
  type StoredChatResponse,
  type StoredFlowAction,
  type StoredPhrase,
  systemEntityTypeId,
  TrainingPhraseType,
} from '@samtale/contract';
import { describe, expect, test } from 'vitest';
import { actionOf } from '../../../test/bot-that-works.ts';
import type { Suggested } from '../../../test/flow-content.ts';
import { createId } from '../../platform/database/columns.ts';
import { type BotToCheck, botUnderCheck } from './bot-under-check.ts';
import { checkBot } from './check-bot.ts';

interface Sketch extends Partial<FlowListItem> {
  says?: string | null;
  phrases?: (string | StoredPhrase)[];
  suggests?: Suggested[];
  actions?: Omit<StoredFlowAction, 'id'>[];
}

/** An answer with buttons; unlike a saved one, it may lead to a flow whose id is its title. */
function saying(content: string, suggests: readonly Suggested[]): StoredChatResponse {
  const buttons = suggests.map(({ flowId, title }) => ({
    messageType: MessageType.suggestion,
    content: '',
    suggestion: { intentToTriggerId: flowId, displayText: title },
  }));
  const messages = [{ messageType: MessageType.text, content, suggestion: null }, ...buttons];
  const messageList = messages.map((message, index) => ({ ...message, id: createId(), index }));
  return { title: 'Response 1', speechBubbleList: [{ id: createId(), index: 0, delay: 0, messageList }] };
}

/** A published flow whose id is its title. */
function sketched({ says, phrases, suggests = [], actions = [], ...head }: Sketch & { title: string }) {
  const { title, followUpParentId = null, intentType = IntentType.global } = head;
  const item: FlowListItem = {
    id: title,
    masterIntentId: title,
    followUpParentId,
    intentType,
    isFallback: false,
    isWelcome: false,
    isActive: true,
    isPublished: true,
    isPlanned: false,
    disabled: false,
    trainingPhraseCount: 0,
    lastModified: '2026-11-21T12:00:00.000Z',
    suggestionIntentIdList: [],
    redirectIntentIdList: [],
    ...head,
  };
  const draft = {
    id: title,
    masterId: title,
    title,
    parentId: followUpParentId,
    intentType,
    content: {
      chatResponseList: says === null ? [] : [saying(says ?? 'Svar', suggests)],
      intentActionList: actions.map((action) => ({ ...action, id: createId() })),
    },
    phrases: (phrases ?? [`Alt om ${title}`]).map((phrase) =>
      typeof phrase === 'string' ? { question: phrase } : phrase,
    ),
  };
  return { item, draft };
}

function check(flows: Record<string, Sketch>, more: Partial<BotToCheck> = {}): CheckFinding[] {
  const all = Object.entries(flows).map(([title, flow]) => sketched({ title, ...flow }));
  const toCheck: BotToCheck = {
    language: 'da',
    list: all.map(({ item }) => item),
    drafts: all.flatMap(({ item, draft }) => (item.disabled ? [] : [draft])),
    otherLanguages: [],
    unusedEntityTypes: [],
    costlyEntityTypes: [],
    secretKeys: new Set(),
    untold: new Set(),
    ...more,
  };
  return atOnce(checkBot(atOnce(botUnderCheck(toCheck))));
}

/** Does at once what is meant to be done bit by bit. */
function atOnce<Made>(work: Generator<void, Made>): Made {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** What is found, in short: the flows and the texts. */
const short = (found: CheckFinding[]) =>
  found.map(({ kind, intent, otherIntent, text, otherText }) =>
    [kind, intent?.title, otherIntent?.title, text, otherText].filter(Boolean).join(' | '),
  );

const redirectTo = (redirectIntentId: string, more: Partial<StoredFlowAction> = {}) => ({
  type: ActionType.redirectIntent,
  redirectIntentId,
  ...more,
});
/** A request with a header that is told so. */
const asking = (value: string) =>
  actionOf(ActionType.dynamicAPIRequest, { url: 'https://example.com', headers: `X-Api-Key: ${value}` });
const suggest = (flowId: string) => [{ flowId, title: 'Videre' }];
const condition = (parameterAlias: string, operator: 'equals' | 'empty' = 'equals') => ({
  conditionList: [{ id: createId(), kind: ConditionKind.entity, parameterAlias, operator, value: '2' }],
});
const collects = (alias: string, requiredSpeechBubble: string | null = null): StoredPhrase => ({
  question: `Book til ${alias}`,
  trainingPhrasePartList: [{ text: 'to', alias, entityType: createId(), requiredSpeechBubble }],
});

/** A phrase whose values are asked for. */
const asksFor = (...names: string[]): StoredPhrase => ({
  question: `Book ${names.join(' ')}`,
  trainingPhrasePartList: names.map((alias) => ({
    text: alias,
    alias,
    entityType: createId(),
    requiredSpeechBubble: 'Hvad?',
  })),
});
const withValues = () => actionOf(ActionType.sendEmail, { text: 'En kunde', includesValues: 'true' });

const below = { followUpParentId: 'A', intentType: IntentType.sub };

const text = systemEntityTypeId(EntityDataType.text);
const date = systemEntityTypeId(EntityDataType.date);
/** A phrase of values; one without words is not said. */
const valuesOf = (...parts: [words: string, entityType: string][]): StoredPhrase => ({
  question: parts
    .map(([words]) => words)
    .join(' ')
    .trim(),
  type: TrainingPhraseType.entities,
  trainingPhrasePartList: parts.map(([words, entityType], at) => ({
    text: words,
    alias: `p${at}`,
    entityType,
  })),
});

/** What is wrong, and what must be found; and the same put right. */
const cases: Record<CheckKind, { wrong: CheckFinding[]; found: string[]; right: CheckFinding[][] }> = {
  samePhrase: {
    wrong: check({ A: { phrases: ['Har I åbent?', 'Åbent nu'] }, B: { phrases: ['har i AABENT'] } }),
    found: ['samePhrase | A | B | har i AABENT'],
    right: [
      check({ A: { phrases: ['Har I åbent?', 'har i åbent'] }, B: {} }),
      // Follow-ups of different flows are never meant at the same time.
      check({
        A: {},
        B: { phrases: ['Noget andet'] },
        C: { ...below, phrases: ['Ja tak'] },
        D: { followUpParentId: 'B', phrases: ['Ja tak'] },
      }),
      check({ A: { phrases: ['Har I åbent?'] }, B: { phrases: ['Har I åbent?'], disabled: true } }),
    ],
  },
  nearPhrase: {
    wrong: check({ A: { phrases: ['Hvad koster levering?'] }, B: { phrases: ['Hvad koster en levering?'] } }),
    found: ['nearPhrase | A | B | Hvad koster levering? | Hvad koster en levering?'],
    right: [check({ A: { phrases: ['Hvad koster levering?'] }, B: { phrases: ['Hvad koster en cykel?'] } })],
  },
  similarFlow: {
    wrong: check({
      A: { phrases: ['Hvornår har I åbent?', 'Har I åbent nu?', 'Har I åbent om lørdagen?'] },
      B: { phrases: ['Har I åbent om søndagen?', 'Hvornår har I åbent i påsken?'] },
      C: { phrases: ['Hvad koster levering?', 'Leverer I til Bornholm?'] },
    }),
    found: ['similarFlow | A | B'],
    right: [
      check({
        A: { phrases: ['Hvornår har I åbent?', 'Har I åbent nu?', 'Har I åbent om lørdagen?'] },
        B: { phrases: ['Har I åbent om søndagen?', 'Hvornår har I åbent i påsken?'], disabled: true },
      }),
      // Only asked for after another flow.
      check({
        A: { phrases: ['Hvad koster levering?', 'Leverer I til Bornholm?'] },
        B: { phrases: ['Et helt andet emne', 'Noget om cykler'] },
        C: { ...below, phrases: ['Har I åbent om søndagen?', 'Hvornår har I åbent i påsken?'] },
        D: { followUpParentId: 'B', phrases: ['Hvornår har I åbent?', 'Har I åbent nu?'] },
      }),
    ],
  },
  untoldValue: {
    wrong: check(
      { A: { says: 'Ring på {{companyPhone}}' }, B: { says: '{{companyName}}' } },
      { untold: new Set(['companyPhone']) },
    ),
    found: ['untoldValue | A | companyPhone'],
    right: [
      check({ A: { says: 'Ring på {{companyPhone}}' } }, { untold: new Set(['openingHours']) }),
      check(
        { A: { says: '{{companyPhone}}', phrases: [collects('companyPhone', 'Hvad er nummeret?')] } },
        { untold: new Set(['companyPhone']) },
      ),
    ],
  },
  leadsToGone: {
    wrong: check({ A: { suggests: suggest('Slettet') } }),
    found: ['leadsToGone | A | Videre'],
    right: [check({ A: { suggests: suggest('B') }, B: {} })],
  },
  leadsToDisabled: {
    wrong: check({
      A: {
        actions: [redirectTo('B', { ...condition('antal'), conditionsNotMetIntentId: 'C' })],
        phrases: [collects('antal', 'Hvor mange?')],
      },
      B: {},
      C: { disabled: true },
    }),
    found: ['leadsToDisabled | A | C'],
    right: [
      check({ A: { actions: [redirectTo('B')] }, B: {}, C: { disabled: true, actions: [redirectTo('D')] } }),
    ],
  },
  leadsToUnpublished: {
    wrong: check({ A: { actions: [redirectTo('B')] }, B: { isPublished: false } }),
    found: ['leadsToUnpublished | A | B'],
    right: [
      check({ A: { actions: [redirectTo('B')], isPublished: false }, B: { isPublished: false } }),
      check({ A: { actions: [redirectTo('B')] }, B: { isPublished: false, isPlanned: true } }),
    ],
  },
  redirectLoop: {
    wrong: check({
      A: { actions: [redirectTo('B')] },
      B: { actions: [redirectTo('C')] },
      C: { actions: [redirectTo('B')] },
    }),
    found: ['redirectLoop | B | C | B → C → B'],
    right: [
      check({ A: { actions: [redirectTo('B')] }, B: { actions: [redirectTo('C')] }, C: {} }),
      check({
        A: { actions: [redirectTo('B', condition('antal'))], phrases: [collects('antal', 'Hvor mange?')] },
        B: { actions: [redirectTo('A')] },
      }),
    ],
  },
  titleAsAnswer: {
    wrong: check({ A: { says: ' A ' }, B: { says: 'b' } }),
    found: ['titleAsAnswer | A | A'],
    right: [
      check({
        A: { says: 'Et svar' },
        B: { says: 'B', isPublished: false },
        C: { says: 'C', suggests: suggest('A') },
      }),
    ],
  },
  freeTextValue: {
    wrong: check({ A: { phrases: [valuesOf(['{{navn}}', text], ['{{dag}}', date])] } }),
    found: ['freeTextValue | A | {{navn}} {{dag}}'],
    right: [check({ A: { phrases: [valuesOf(['{{dag}}', date], ['', text])] } })],
  },
  unreachable: {
    wrong: check({
      A: {},
      B: { phrases: [], suggests: suggest('C') },
      C: { phrases: [] },
      D: { ...below, phrases: [] },
    }),
    found: ['unreachable | B', 'unreachable | C', 'unreachable | D'],
    right: [
      check({
        A: { suggests: suggest('B') },
        B: { phrases: [], actions: [redirectTo('C')] },
        C: { phrases: [] },
        D: { phrases: [], isWelcome: true },
        E: { phrases: [], isFallback: true },
        F: { ...below, phrases: [], intentType: IntentType.fallback },
        G: { phrases: [], isPublished: false },
      }),
    ],
  },
  emptyAnswer: {
    wrong: check({ A: { says: null }, B: { says: ' ' } }),
    found: ['emptyAnswer | A', 'emptyAnswer | B'],
    right: [
      check({
        A: { says: null, actions: [redirectTo('B')] },
        B: { says: null, actions: [{ type: ActionType.chatWithHuman, redirectIntentId: null }] },
      }),
    ],
  },
  unansweredDraft: {
    wrong: check({ A: { says: null, isPublished: false } }),
    found: ['unansweredDraft | A | Alt om A'],
    right: [check({ A: { isPublished: false } })],
  },
  unknownParameter: {
    wrong: check({
      A: { says: 'Hej {{navn}} og {{ by }}', phrases: [collects('by')] },
      B: { actions: [redirectTo('A', condition('antal', 'empty'))] },
    }),
    found: ['unknownParameter | A | navn', 'unknownParameter | B | antal'],
    right: [
      check({ A: { phrases: [collects('navn')] }, B: { ...below, says: 'Hej {{navn}}' } }),
      check({ A: { phrases: [collects('navn')], suggests: suggest('B') }, B: { says: 'Hej {{navn}}' } }),
    ],
  },
  unknownSecret: {
    wrong: check({
      A: { actions: [asking('{{secret.Shop-nøgle}}'), asking('{{ secret.shop-NØGLE }}')] },
      B: { actions: [asking('{{secret.en}}{{secret.to}}')] },
    }),
    found: ['unknownSecret | A | Shop-nøgle', 'unknownSecret | B | en', 'unknownSecret | B | to'],
    right: [
      check({ A: { actions: [asking('{{secret.Nøgle}}')] } }, { secretKeys: new Set(['nøgle']) }),
      // Words alone: what is said is sent with no secrets.
      check({ A: { says: '{{secret.nøgle}}' } }),
    ],
  },
  unaskedParameter: {
    wrong: check({
      A: { actions: [redirectTo('B', condition('antal'))], phrases: [collects('antal')] },
      B: {},
    }),
    found: ['unaskedParameter | A | antal'],
    right: [
      check({
        A: { actions: [redirectTo('B', condition('antal'))], phrases: [collects('antal', 'Hvor mange?')] },
        B: {},
      }),
      check({
        A: { actions: [redirectTo('B', condition('antal', 'empty'))], phrases: [collects('antal')] },
        B: {},
      }),
    ],
  },
  unusedValue: {
    wrong: check({
      A: { phrases: [asksFor('navn', 'dag')], says: 'Tak, {{navn}}', suggests: suggest('B') },
      B: { phrases: [asksFor('by')], actions: [actionOf(ActionType.sendEmail, { text: 'En kunde' })] },
    }),
    found: ['unusedValue | A | dag', 'unusedValue | B | by'],
    right: [
      // Handed over, mailed, sent, registered, or compared; also by a flow that this one leads to.
      check({ A: { phrases: [asksFor('navn')], actions: [actionOf(ActionType.chatWithHuman, {})] } }),
      check({ A: { phrases: [asksFor('navn')], actions: [redirectTo('B')] }, B: { says: '{{navn}}' } }),
      check({ A: { phrases: [asksFor('navn')] }, B: { ...below, actions: [withValues()] } }),
      check({
        A: { phrases: [asksFor('navn')], actions: [actionOf(ActionType.sendSms, { text: '{{navn}}' })] },
      }),
      check({ A: { phrases: [asksFor('navn')], actions: [asking('{{navn}}')] } }),
      check({ A: { phrases: [asksFor('navn')], actions: [redirectTo('B', condition('navn'))] }, B: {} }),
      check({
        A: { phrases: [asksFor('navn')] },
        B: { actions: [actionOf(ActionType.formRegistrationStart, {}), redirectTo('A')] },
      }),
      // A flow of its own mails all that was told.
      check({
        A: { phrases: [asksFor('navn')] },
        B: { actions: [{ ...withValues(), parameterSource: ParameterSource.wholeConversation }] },
      }),
      // Nobody is asked, or not yet.
      check({ A: { phrases: [collects('navn')] } }),
      check({ A: { phrases: [asksFor('navn')], isPublished: false } }),
    ],
  },
  missingLanguage: {
    wrong: check({ A: {}, B: {} }, { otherLanguages: [{ code: 'en', masterIds: new Set(['A']) }] }),
    found: ['missingLanguage | B | en'],
    right: [check({ A: {} }, { otherLanguages: [{ code: 'en', masterIds: new Set(['A', 'X']) }] })],
  },
  costlyEntityType: {
    wrong: check({ A: {} }, { costlyEntityTypes: [{ id: createId(), title: 'cykel' }] }),
    found: ['costlyEntityType'],
    right: [],
  },
  unusedEntityType: {
    wrong: check({ A: {} }, { unusedEntityTypes: [{ id: createId(), title: 'cykel' }] }),
    found: ['unusedEntityType'],
    right: [],
  },
};

describe.each(checkKinds)('%s', (kind) => {
  const { wrong, found, right } = cases[kind];
  test('is found', () => {
    expect(short(wrong)).toEqual(found);
  });
  test('is not found where all is well', () => {
    expect(right.flatMap(short)).toEqual([]);
  });
});

test('many alike phrases of two flows are one finding, and a language without flows is one', () => {
  const phrases = ['Har I åbent?', 'Hvad koster levering?', 'Kan jeg betale kontant?'];
  const found = check(
    { A: { phrases }, B: { phrases }, C: { phrases } },
    { otherLanguages: [{ code: 'en', masterIds: new Set() }] },
  );
  expect(found).toMatchObject([
    { kind: 'samePhrase', severity: 'error', intent: { id: 'A' }, otherIntent: { id: 'B' }, count: 3 },
    { kind: 'samePhrase', intent: { id: 'A' }, otherIntent: { id: 'C' }, count: 3 },
    { kind: 'missingLanguage', severity: 'warning', intent: null, text: 'en', count: 3 },
  ]);
});

test('a language that was switched on and has no flows yet is told of there too', () => {
  const otherLanguages = [{ code: 'en' as const, masterIds: new Set(['A', 'B']) }];
  expect(check({}, { otherLanguages })).toMatchObject([
    { kind: 'missingLanguage', severity: 'warning', intent: null, text: 'da', count: 2 },
  ]);
  expect(check({}, { otherLanguages: [{ code: 'en', masterIds: new Set() }] })).toEqual([]);
});

test('looks at each phrase by itself, so that others have their turn', () => {
  const phrases = Array.from({ length: 500 }, (_, i) => `Spørgsmål ${i}`);
  const { item, draft } = sketched({ title: 'A', phrases });
  const toCheck: BotToCheck = {
    language: 'da',
    list: [item],
    drafts: [draft],
    otherLanguages: [],
    unusedEntityTypes: [],
    costlyEntityTypes: [],
    secretKeys: new Set(),
    untold: new Set(),
  };
  const turnsOf = (work: Generator<void, unknown>) => [...work].length;
  // A phrase is read, its words are taken up, and what is near it is looked for.
  expect(turnsOf(botUnderCheck(toCheck))).toBeGreaterThanOrEqual(3 * phrases.length);
  expect(turnsOf(checkBot(atOnce(botUnderCheck(toCheck))))).toBeGreaterThanOrEqual(phrases.length);
});
