import { z } from 'zod';

/** What one bubble can hold; the keys of every registry of message kinds. */
export const messageKinds = ['text', 'suggestion'] as const;
export type MessageKind = (typeof messageKinds)[number];

const textMessage = z.object({ kind: z.literal('text'), text: z.string() });
/** A button: choosing it triggers `flowId` and says `title` for the visitor. */
const suggestionMessage = z.object({ kind: z.literal('suggestion'), title: z.string(), flowId: z.guid() });

export const messageSchema = z.discriminatedUnion('kind', [textMessage, suggestionMessage]);
export type Message = z.infer<typeof messageSchema>;

export const bubbleSchema = z.object({
  /** Seconds to wait, showing the typing indicator, before the bubble appears. */
  delay: z.number().min(0).max(60),
  messages: z.array(messageSchema),
});
export type Bubble = z.infer<typeof bubbleSchema>;
