import {
  type FlowActionRecord,
  FlowGptUse,
  type FlowMessage,
  type FlowVersionContent,
  MessageType,
  type ParameterDays,
  type SpeechBubble,
  type TrainingPhrase,
  TrainingPhraseType,
} from '@samtale/contract';
import { ownTitle } from '../editor/responses/response-title.ts';

/** What there is to compare of a flow: a version has no switch to turn it off, the editor not the flow's place. */
export type FlowContent = Omit<FlowVersionContent, 'followUpParentId'> &
  Partial<Pick<FlowVersionContent, 'followUpParentId'>> & { disabled?: boolean };

/** One part of a flow in words, as it is compared with the same part of another version. */
export interface FlowPart {
  /** The same in every version; bubbles keep theirs when they are moved. */
  id: string;
  label: string;
  words: string;
}

/** The words that parts need; bound to a language and to the flows and templates there are. */
export interface PartWords {
  title: string;
  phrases: string;
  template: string;
  place: string;
  actions: string;
  /** An action with its conditions. */
  action(action: FlowActionRecord): string;
  disabled: string;
  yes: string;
  nothing: string;
  bubble(response: number, bubble: number): string;
  flow(id: string): string;
  templateTitle(id: string): string;
  delay(seconds: number): string;
  noBackground: string;
  carousel: string;
  /** A bubble that is not for all channels. */
  channels(list: SpeechBubble['integrationTypeList']): string;
  responseNames: string;
  image: string;
  video: string;
  button: string;
  parameters: string;
  /** Which days a parameter takes. */
  days(days: ParameterDays): string;
  keywords: string;
  settings: string;
  highPriority: string;
  mlOff: string;
  gptSource: string;
  gptAnswer: string;
  recording: string;
  speechWait(seconds: number): string;
}

/** A flow as parts in the order of the editor; those that say nothing are left out. */
export function flowParts(content: FlowContent, words: PartWords): FlowPart[] {
  const part = (id: keyof PartWords & string, label: string, text: string): FlowPart => ({
    id,
    label,
    words: text,
  });
  const { trainingPhraseTemplateId: templateId, followUpParentId: parentId } = content;
  return [
    part('title', words.title, content.title),
    part('place', words.place, parentId ? words.flow(parentId) : ''),
    part('phrases', words.phrases, content.trainingPhraseList.map(phraseWords(words)).join('\n')),
    part('parameters', words.parameters, parameterWords(content.trainingPhraseList, words)),
    part('template', words.template, templateId ? words.templateTitle(templateId) : ''),
    ...content.chatResponseList.flatMap((response, r) =>
      response.speechBubbleList.map((bubble, b) => ({
        id: bubble.id,
        label: words.bubble(r + 1, b + 1),
        words: bubbleWords(bubble, words),
      })),
    ),
    part(
      'responseNames',
      words.responseNames,
      content.chatResponseList.map(ownTitle).filter(Boolean).join('\n'),
    ),
    part('actions', words.actions, content.intentActionList.map(words.action).join('\n')),
    part('settings', words.settings, settingsWords(content, words)),
    part('disabled', words.disabled, content.disabled ? words.yes : ''),
  ].filter((one) => one.words !== '');
}

/** Words that stand for a value bear its name: "på [fredag: dag]". */
const phraseWords = (words: PartWords) => (phrase: TrainingPhrase) => {
  if (!phrase.trainingPhrasePartList.length) return phrase.question;
  const pieces = phrase.trainingPhrasePartList.map(({ text, alias, entityType, keywords }) => {
    if (phrase.type === TrainingPhraseType.keywords) return [text, ...keywords].join('/');
    return entityType === null ? text : `[${text}: ${alias}]`;
  });
  return phrase.type === TrainingPhraseType.keywords
    ? `${words.keywords}: ${pieces.join(' + ')}`
    : pieces.join('');
};

function parameterWords(phrases: readonly TrainingPhrase[], words: PartWords): string {
  const lines = phrases
    .flatMap(({ trainingPhrasePartList }) => trainingPhrasePartList)
    .filter(({ entityType }) => entityType !== null)
    .map(({ alias, requiredSpeechBubble, defaultValue, days }) =>
      join(
        alias,
        requiredSpeechBubble ?? '',
        defaultValue === null ? '' : `= ${defaultValue}`,
        days === 'any' ? '' : words.days(days),
      ),
    );
  return [...new Set(lines)].join('\n');
}

function settingsWords(content: FlowContent, words: PartWords): string {
  const lines = [
    content.priority === 'high' && words.highPriority,
    !content.mlActive && words.mlOff,
    content.gptUse === FlowGptUse.useAsSource && words.gptSource,
    content.gptUse === FlowGptUse.useAsAnswer && words.gptAnswer,
    content.speechWaitTime >= 0 && words.speechWait(content.speechWaitTime / 1000),
    content.customSpeechUrl && `${words.recording}: ${content.customSpeechUrl}`,
  ];
  return lines.filter((line) => line).join('\n');
}

function bubbleWords(bubble: SpeechBubble, words: PartWords): string {
  const options = [
    bubble.delay > 0 && words.delay(bubble.delay),
    !bubble.displayBackground && words.noBackground,
    bubble.carousel && words.carousel,
    bubble.avatarUrl,
    bubble.integrationTypeList.length > 0 && words.channels(bubble.integrationTypeList),
  ].filter((option) => option);
  const lines = bubble.messageList.map((message) => messageWords[message.messageType](message, words));
  return [...lines, ...(options.length ? [`(${options.join(', ')})`] : [])].join('\n');
}

const join = (...pieces: string[]) => pieces.filter((piece) => piece.trim()).join(' · ');

const messageWords: Record<MessageType, (message: FlowMessage, words: PartWords) => string> = {
  [MessageType.text]: ({ content }) => content,
  [MessageType.link]: ({ title, url }) => join(title, url),
  [MessageType.image]: ({ title, url }, { image }) => `${image}: ${join(title, url)}`,
  [MessageType.video]: ({ title, url }, { video }) => `${video}: ${join(title, url)}`,
  [MessageType.suggestion]: ({ suggestion }, { button, flow, nothing }) => {
    const target = suggestion?.intentToTriggerId;
    return `${button}: ${suggestion?.displayText ?? ''} → ${target ? flow(target) : nothing}`;
  },
  [MessageType.card]: ({ title, content, imageUrl, linkTitle, url }) =>
    join(title, content, imageUrl, linkTitle, url),
};
