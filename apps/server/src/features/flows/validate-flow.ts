import {
  ActionType,
  actionDefinitions,
  type FlowInput,
  type FlowMessage,
  type FlowSaveKey,
  IntentType,
  MessageType,
} from '@samtale/contract';
import { fileAddress, linkAddress } from '@samtale/dialog/show';
import { validateActions } from './validate-actions.ts';
import { validatePhrases } from './validate-phrases.ts';

export interface FlowProblem {
  /** Dotted path of the field in the saved flow. */
  path: string;
  key: FlowSaveKey;
}

/**
 * What a save of a flow refuses, in the order the editor shows them.
 * `needsPhrases` is false for the flows that nobody is meant to ask for: fallback and welcome. To be done in turns: a flow
 * may have hundreds of patterns, and thousands of phrases.
 */
export function* validateFlow(flow: FlowInput, needsPhrases: boolean): Generator<void, FlowProblem[]> {
  const problems: FlowProblem[] = [];
  if (!flow.title.trim()) problems.push({ path: 'title', key: 'missingTitle' });
  problems.push(...problemsOfPlan(flow));

  const bubbles = flow.chatResponseList.flatMap((response, r) =>
    response.speechBubbleList.map((bubble, b) => ({
      bubble,
      path: `chatResponseList.${r}.speechBubbleList.${b}`,
    })),
  );
  for (const { bubble, path } of bubbles) {
    if (!bubble.messageList.length) problems.push({ path, key: 'speechBubbleWithoutMessage' });
    if (bubble.avatarUrl && !fileAddress(bubble.avatarUrl))
      problems.push({ path: `${path}.avatarUrl`, key: 'avatarWithBadAddress' });
    bubble.messageList.forEach((message, m) => {
      const key = problemOfMessage[message.messageType](message);
      if (key) problems.push({ path: `${path}.messageList.${m}`, key });
    });
  }
  const goesOn = flow.intentActionList.some(
    (action) =>
      (action.type === ActionType.redirectIntent && action.redirectIntentId) ||
      actionDefinitions[action.type].yields,
  );
  if (!bubbles.length && !goesOn && !flow.customSpeechUrl)
    problems.push({ path: 'chatResponseList', key: 'missingSpeechBubble' });

  problems.push(...(yield* validateActions(flow)));
  problems.push(...(yield* validatePhrases(flow)));
  const hasPhrases = flow.trainingPhraseList.length > 0 || flow.trainingPhraseTemplateId !== null;
  if (needsPhrases && flow.intentType !== IntentType.fallback && !hasPhrases) {
    problems.push({ path: 'trainingPhraseList', key: 'missingTrainingPhrases' });
  }
  return problems;
}

/** Both moments or none, and the first before the second. */
function problemsOfPlan({ publishAt, unPublishAt }: FlowInput): FlowProblem[] {
  if ((publishAt === null) !== (unPublishAt === null)) {
    const path = publishAt === null ? 'publishAt' : 'unPublishAt';
    return [{ path, key: 'missingPublishAtOrUnPublishAt' }];
  }
  const ends = publishAt !== null && unPublishAt !== null && Date.parse(unPublishAt) <= Date.parse(publishAt);
  return ends ? [{ path: 'unPublishAt', key: 'UnPublishAtIsPriorToPublishAt' }] : [];
}

const problemOfMessage: Record<MessageType, (message: FlowMessage) => FlowSaveKey | null> = {
  [MessageType.text]: ({ content }) => (content.trim() ? null : 'speechBubbleWithoutMessage'),
  [MessageType.link]: ({ url }) => badUnless(linkAddress(url)),
  [MessageType.image]: ({ url }) => badUnless(fileAddress(url)),
  [MessageType.video]: ({ url }) => badUnless(fileAddress(url)),
  [MessageType.suggestion]: ({ suggestion }) =>
    suggestion?.intentToTriggerId && suggestion.displayText.trim() ? null : 'suggestionWithoutIntent',
  [MessageType.card]: ({ title, content, url, imageUrl }) => {
    if (!title.trim() && !content.trim() && !imageUrl) return 'speechBubbleWithoutMessage';
    return badUnless((!url || linkAddress(url)) && (!imageUrl || fileAddress(imageUrl)));
  },
};

const badUnless = (whole: unknown) => (whole ? null : 'messageWithBadAddress');
