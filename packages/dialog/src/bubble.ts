import { z } from 'zod';
import { channelsSchema } from './channel.ts';

/** What one bubble can hold; the keys of every registry of message kinds. */
export const messageKinds = ['text', 'link', 'image', 'video', 'suggestion', 'card'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Goes on in the line of the words before it. Left out, as all that is mostly false, since logs hold it often. */
const continues = z.literal(true).optional();
/** Formatted: see `show/rich-text.ts`. */
const textMessage = z.object({ kind: z.literal('text'), text: z.string(), continues });
const linkMessage = z.object({ kind: z.literal('link'), url: z.string(), title: z.string(), continues });
/** The title tells those who do not see the image what is in it. */
const imageMessage = z.object({ kind: z.literal('image'), url: z.string(), title: z.string() });
/** A file, or a film on YouTube or Vimeo. */
const videoMessage = z.object({
  kind: z.literal('video'),
  url: z.string(),
  title: z.string(),
  autoPlay: z.literal(true).optional(),
  loop: z.literal(true).optional(),
  showControls: z.literal(true).optional(),
});
/** A button: choosing it triggers `flowId` and says `title` for the visitor. */
const suggestionMessage = z.object({ kind: z.literal('suggestion'), title: z.string(), flowId: z.guid() });
/** A picture, a title, a text and a link, as far as it has them. */
const cardMessage = z.object({
  kind: z.literal('card'),
  title: z.string(),
  text: z.string(),
  imageUrl: z.string().optional(),
  url: z.string().optional(),
  /** The words of the link. */
  linkTitle: z.string().optional(),
});

export const messageSchema = z.discriminatedUnion('kind', [
  textMessage,
  linkMessage,
  imageMessage,
  videoMessage,
  suggestionMessage,
  cardMessage,
]);
export type Message = z.infer<typeof messageSchema>;

export const bubbleSchema = z.object({
  /** Seconds to wait, showing the typing indicator, before the bubble appears. */
  delay: z.number().min(0).max(60),
  messages: z.array(messageSchema),
  /** Its messages stand on the page itself. */
  hidesBackground: z.literal(true).optional(),
  /** Shown beside it. */
  avatarUrl: z.string().optional(),
  /** Its cards stand in a row that scrolls. */
  carousel: z.literal(true).optional(),
  channels: channelsSchema,
});
export type Bubble = z.infer<typeof bubbleSchema>;
