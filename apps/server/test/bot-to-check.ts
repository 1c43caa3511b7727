import {
  ActionType,
  type CheckFinding,
  type CheckKind,
  ConditionKind,
  type FlowListItem,
  IntentType,
  MessageType,
  type StoredChatResponse,
  type StoredFlowAction,
  type StoredPhrase,
} from '@samtale/contract';
import { describe, expect, test } from 'vitest';
import { type BotToCheck, botUnderCheck } from '../src/features/checks/bot-under-check.ts';
import { checkBot } from '../src/features/checks/check-bot.ts';
import { createId } from '../src/platform/database/columns.ts';
import type { Suggested } from './flow-content.ts';

/** What is looked for, by what it is about; each has a file of tests with a case for each. */
export const kindsOfFlows = [
  'samePhrase',
  'nearPhrase',
  'similarFlow',
  'leadsToGone',
  'leadsToDisabled',
  'leadsToUnpublished',
  'redirectLoop',
  'titleAsAnswer',
  'unreachable',
  'emptyAnswer',
  'unansweredDraft',
] as const satisfies CheckKind[];
export const kindsOfValues = [
  'untoldValue',
  'freeTextValue',
  'unknownParameter',
  'unknownSecret',
  'unaskedParameter',
  'unusedValue',
] as const satisfies CheckKind[];
export const kindsOfBots = [
  'missingLanguage',
  'costlyEntityType',
  'unusedEntityType',
] as const satisfies CheckKind[];

/** What is wrong, and what must be found; and the same put right. */
interface CheckCase {
  wrong: CheckFinding[];
  found: string[];
  right: CheckFinding[][];
}

/** Tests that each kind is found where it is, and only there. */
export function testKinds<Kind extends CheckKind>(
  kinds: readonly Kind[],
  cases: Record<Kind, CheckCase>,
): void {
  describe.each(kinds)('%s', (kind) => {
    const { wrong, found, right } = cases[kind];
    test('is found', () => {
      expect(short(wrong)).toEqual(found);
    });
    test('is not found where all is well', () => {
      expect(right.flatMap(short)).toEqual([]);
    });
  });
}

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
export function sketched({
  says,
  phrases,
  suggests = [],
  actions = [],
  ...head
}: Sketch & { title: string }) {
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

export function check(flows: Record<string, Sketch>, more: Partial<BotToCheck> = {}): CheckFinding[] {
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
export function atOnce<Made>(work: Generator<void, Made>): Made {
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

export const redirectTo = (redirectIntentId: string, more: Partial<StoredFlowAction> = {}) => ({
  type: ActionType.redirectIntent,
  redirectIntentId,
  ...more,
});

export const suggest = (flowId: string) => [{ flowId, title: 'Videre' }];

export const condition = (parameterAlias: string, operator: 'equals' | 'empty' = 'equals') => ({
  conditionList: [{ id: createId(), kind: ConditionKind.entity, parameterAlias, operator, value: '2' }],
});

/** A phrase with a value; it is asked for where there are words for that. */
export const collects = (alias: string, requiredSpeechBubble: string | null = null): StoredPhrase => ({
  question: `Book til ${alias}`,
  trainingPhrasePartList: [{ text: 'to', alias, entityType: createId(), requiredSpeechBubble }],
});

/** A follow-up of flow A. */
export const below = { followUpParentId: 'A', intentType: IntentType.sub };
