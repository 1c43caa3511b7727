import type { FlowContent } from './tables.ts';

type StoredMessage =
  FlowContent['chatResponseList'][number]['speechBubbleList'][number]['messageList'][number];

/** The words and addresses of a message, each of which may name a value; without those that are empty. */
export const messageTexts = ({
  content,
  title,
  url,
  imageUrl,
  linkTitle,
  suggestion,
}: StoredMessage): string[] =>
  [content, title, url, imageUrl, linkTitle, suggestion?.displayText].flatMap((text) =>
    text?.trim() ? [text] : [],
  );

/** A flow that neither says nor does anything: visitors would be met with silence. */
export const saysNothing = ({ chatResponseList, intentActionList, settings }: FlowContent): boolean =>
  !intentActionList.length &&
  !settings?.customSpeechUrl &&
  chatResponseList.every(({ speechBubbleList }) =>
    speechBubbleList.every(({ messageList }) =>
      messageList.every((message) => !messageTexts(message).length),
    ),
  );
