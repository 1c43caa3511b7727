import { danish, endpoints, english, newId, type SentFlow } from '../../packages/contract/src/index.ts';
import { asBuilder } from './as-builder.ts';
import type { Product } from './product.ts';
import type { Language } from './texts.ts';

const languageIds = { da: danish.id, en: english.id };

/** Makes flows as drafts, over the API: what is tried is not how they are written. Gives their ids. */
export async function draftFlows(
  product: Product,
  language: Language,
): Promise<(title: string, more?: Partial<SentFlow>) => Promise<string>> {
  const call = await asBuilder(product);
  const params = { agentId: product.agentId, languageId: languageIds[language] };
  return async (title, more = {}) =>
    (await call(endpoints.flows.addOrUpdateFlow, { params, body: { ...draft, title, ...more } })).id;
}

const draft: SentFlow = {
  id: newId,
  followUpParentId: null,
  title: '',
  intentType: 1,
  disabled: false,
  revision: 1,
  isActive: false,
  trainingPhraseTemplateId: null,
  trainingPhraseList: [],
  chatResponseList: [],
  intentActionList: [],
};

const message = {
  id: newId,
  index: 0,
  messageType: 0,
  content: '',
  suggestion: null,
  lineBreak: true,
  url: '',
  title: '',
  imageUrl: '',
  linkTitle: '',
  autoPlay: false,
  loop: false,
  showControls: true,
} as const;

/** An answer of one bubble with these messages, and with these settings of the bubble. */
export const responseOf = (
  messages: readonly object[],
  bubble: object = {},
): SentFlow['chatResponseList'] => [
  {
    title: 'Response 1',
    speechBubbleList: [
      {
        id: newId,
        index: 0,
        delay: 0,
        displayBackground: true,
        avatarUrl: '',
        carousel: false,
        messageList: messages.map((one, index) => ({ ...message, index, ...one })),
        ...bubble,
      },
    ],
  },
];

/** An answer of words, or of a button that leads to a flow. */
export const answerOf = (content: string) => responseOf([{ content }]);
export const buttonTo = (flowId: string, title: string) =>
  responseOf([{ messageType: 4, suggestion: { intentToTriggerId: flowId, displayText: title } }]);
