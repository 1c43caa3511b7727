import {
  ActionType,
  type CompanyValueName,
  type FlowListItem,
  type LanguageCode,
  languages,
  MessageType,
  type PhraseContent,
  phraseContent,
  TrainingPhraseType,
} from '@samtale/contract';
import { PhraseNeighbours } from '@samtale/nlu';
import { type FlowContent, messageTexts, saysNothing } from '../flows/index.ts';
import { distinctPhrases } from '../phrases/index.ts';
import type { PublishedFlow } from '../training/index.ts';
import { BotPhrases } from './bot-phrases.ts';

/** All that checking a bot takes: its flows in one language, as they are saved. */
export interface BotToCheck {
  language: LanguageCode;
  /** Every flow by title, disabled ones included. */
  list: readonly FlowListItem[];
  /** What those say that are not disabled. */
  drafts: readonly PublishedFlow[];
  otherLanguages: readonly { code: LanguageCode; masterIds: ReadonlySet<string> }[];
  unusedEntityTypes: readonly { id: string; title: string }[];
  /** Of those that flows use: a long message may be understood without them. */
  costlyEntityTypes: readonly { id: string; title: string }[];
  /** Of the secrets there are (`secretKey`). */
  secretKeys: ReadonlySet<string>;
  /** The values of the company that nobody has told. */
  untold: ReadonlySet<CompanyValueName>;
}

/** A flow that a button or an action leads to. */
export interface FlowLink {
  flowId: string;
  /** A button's words; empty for an action. */
  text: string;
}

type Action = FlowContent['intentActionList'][number];

/** A flow that is not disabled. */
export interface CheckedFlow {
  id: string;
  head: FlowListItem;
  parentId: string | null;
  phrases: PhraseContent[];
  /** The phrases that the exact layer and the classifier compare with what is said, each once. */
  questions: { text: string; normalised: string }[];
  actions: readonly Action[];
  /** Every text it says. */
  texts: string[];
  links: FlowLink[];
  hasRecording: boolean;
  /** It neither says nor does anything. */
  isSilent: boolean;
}

/** A bot, ready to be looked at from all sides. */
export interface BotUnderCheck extends Omit<BotToCheck, 'drafts'> {
  flows: readonly CheckedFlow[];
  heads: ReadonlyMap<string, FlowListItem>;
  flowOf: ReadonlyMap<string, CheckedFlow>;
  phrases: BotPhrases;
}

/** Bit by bit (`inTurns`): a bot may have a hundred thousand phrases. */
export function* botUnderCheck({ drafts, ...bot }: BotToCheck): Generator<void, BotUnderCheck> {
  const draftOf = new Map(drafts.map((draft) => [draft.id, draft]));
  const languageId = languages.find(({ languageCodeShort }) => languageCodeShort === bot.language)?.id ?? '';
  const flows: CheckedFlow[] = [];
  for (const head of bot.list) {
    const draft = draftOf.get(head.id);
    if (draft) flows.push(yield* checkedFlow(head, draft, languageId));
  }
  return {
    ...bot,
    flows,
    heads: new Map(bot.list.map((head) => [head.id, head])),
    flowOf: new Map(flows.map((flow) => [flow.id, flow])),
    phrases: yield* phrasesOf(flows, bot.language),
  };
}

/** No more of the flows than it takes: it is kept for longer than they are. */
function* phrasesOf(flows: readonly CheckedFlow[], language: LanguageCode): Generator<void, BotPhrases> {
  const places = flows.map(({ id, head, parentId }) => ({ id, title: head.title, parentId }));
  const list = flows.flatMap(({ questions }, i) => {
    const flow = places[i];
    return flow ? questions.map((question) => ({ flow, ...question })) : [];
  });
  const neighbours = yield* PhraseNeighbours.of(
    list.map(({ text }) => text),
    language,
  );
  return new BotPhrases(list, places, neighbours);
}

function* checkedFlow(
  head: FlowListItem,
  { id, parentId, content, phrases: stored }: PublishedFlow,
  languageId: string,
): Generator<void, CheckedFlow> {
  const phrases: PhraseContent[] = [];
  for (const phrase of stored) {
    phrases.push(phraseContent.parse(phrase));
    yield;
  }
  const questions = phrases.filter(({ type }) => type === TrainingPhraseType.question);
  const distinct = distinctPhrases(questions, ({ question }) => question, languageId);
  const messages = content.chatResponseList.flatMap((response) =>
    response.speechBubbleList.flatMap((bubble) => bubble.messageList),
  );
  const buttons = messages.flatMap(({ messageType, suggestion }) =>
    messageType === MessageType.suggestion && suggestion?.intentToTriggerId
      ? [{ flowId: suggestion.intentToTriggerId, text: suggestion.displayText }]
      : [],
  );
  return {
    id,
    head,
    parentId,
    phrases,
    questions: [...distinct].map(([normalised, { question }]) => ({ text: question, normalised })),
    actions: content.intentActionList,
    texts: messages.flatMap(messageTexts),
    links: [...buttons, ...content.intentActionList.flatMap(linksOfAction)],
    hasRecording: Boolean(content.settings?.customSpeechUrl),
    isSilent: saysNothing(content),
  };
}

/** Where an action leads: a redirect to its flow, and any to another one when its conditions do not hold or it fails. */
function linksOfAction({
  type,
  redirectIntentId,
  conditionList,
  conditionsNotMetIntentId,
  failedIntentId,
}: Action): FlowLink[] {
  const redirect = type === ActionType.redirectIntent ? redirectIntentId : null;
  const otherwise = conditionList?.length ? conditionsNotMetIntentId : null;
  return [redirect, otherwise, failedIntentId].flatMap((flowId) => (flowId ? [{ flowId, text: '' }] : []));
}
