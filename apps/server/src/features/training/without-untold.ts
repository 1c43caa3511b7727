import { type CompanyValueName, isCompanyValue, resultNames } from '@samtale/contract';
import { namesInText } from '@samtale/dialog';
import { messageTexts } from '../flows/index.ts';
import type { PublishedFlow } from './compile-language.ts';

/**
 * Flows as they can be said while nobody has told some values of the company: without the bubbles that name one. A flow of
 * which nothing would be left to say or do waits; so does one that would only name the website, which visitors are on. A value that some flow collects under the same name is none of the
 * company. Pure.
 */
export function withoutUntold(
  flows: readonly PublishedFlow[],
  untold: ReadonlySet<CompanyValueName>,
): readonly PublishedFlow[] {
  const namesUntold = (bubble: Bubble) =>
    namesIn(bubble).some((name) => isCompanyValue(name) && untold.has(name));
  if (!flows.some(({ content }) => bubblesOf(content).some(namesUntold))) return flows;
  const collected = new Set(flows.flatMap(collectedBy));
  const isSaid = (bubble: Bubble) =>
    !namesIn(bubble).some((name) => isCompanyValue(name) && untold.has(name) && !collected.has(name));
  return flows.map((flow) => {
    const { content } = flow;
    if (bubblesOf(content).every(isSaid)) return flow;
    const chatResponseList = content.chatResponseList
      .map((response) => ({ ...response, speechBubbleList: response.speechBubbleList.filter(isSaid) }))
      .filter(({ speechBubbleList }) => speechBubbleList.length);
    const isSilent = chatResponseList.every(({ speechBubbleList }) => speechBubbleList.every(namesWebsite));
    const isWaiting = isSilent && !content.intentActionList.length;
    return { ...flow, content: { ...content, chatResponseList }, ...(isWaiting && { isWaiting }) };
  });
}

type Content = PublishedFlow['content'];
type Bubble = Content['chatResponseList'][number]['speechBubbleList'][number];

const bubblesOf = ({ chatResponseList }: Content): Bubble[] =>
  chatResponseList.flatMap(({ speechBubbleList }) => speechBubbleList);

const namesWebsite = (bubble: Bubble) => namesIn(bubble).includes('companyWebsite');

const namesIn = ({ messageList }: Bubble): string[] => messageList.flatMap(messageTexts).flatMap(namesInText);

const collectedBy = ({ phrases, content }: PublishedFlow): string[] => [
  ...phrases.flatMap(({ trainingPhrasePartList = [] }) =>
    trainingPhrasePartList.flatMap(({ alias, entityType }) => (alias && entityType ? [alias.trim()] : [])),
  ),
  ...content.intentActionList.flatMap(resultNames),
];
