import { feedbackSchema, sentFileSchema } from '@samtale/dialog';
import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { acknowledged, id, nothing } from '../calls/primitives.ts';
import { mailAddress } from '../conversations/chat-mail.ts';
import { fileBytesMax, fileNameMax, fileRefusalKey, fileRefusals } from '../conversations/files.ts';

/** Longest word a visitor adds to a rating, longest message that is left, and longest name, in characters. */
export const ratingTextMax = 1000;
export const leftMessageMax = 4000;
export const visitorNameMax = 200;

/** How many values a page tells of a visitor, and how long their names and they themselves may be. */
export const toldMax = { values: 30, name: 60, value: 500 } as const;

/** The message keys of what visitors are refused. */
export const visitorKeys = {
  tooMany: 'widget.tooMany',
  noUpload: 'widget.noUpload',
  mail: 'widget.transcript.error',
} as const;

const action = {
  access: { kind: 'visitor' },
  params: nothing,
  query: nothing,
  reply: acknowledged,
  errors: [visitorKeys.tooMany],
} as const;
/** The sender's own id of what was done: sent twice it is done once. */
const clientId = id;
const ratingText = z.string().trim().max(ratingTextMax).default('');

export const rateAnswer = endpoint({
  ...action,
  method: 'POST',
  path: '/widget/answerRating',
  summary:
    'What the visitor thinks of an answer of the bot, by the number of its event; `none` takes it back',
  body: z.object({ clientId, of: z.int32().positive(), feedback: feedbackSchema, text: ratingText }),
});

export const rateChat = endpoint({
  ...action,
  method: 'POST',
  path: '/widget/chatRating',
  summary:
    'What the visitor thinks of the conversation, from 1 to 5; said again, it changes the rating or adds words to it',
  body: z.object({ clientId, stars: z.int().min(1).max(5), text: ratingText }),
});

export const leaveMessage = endpoint({
  ...action,
  method: 'POST',
  path: '/widget/leftMessage',
  summary: 'Leaves the staff a message when nobody is there; the bot goes on until they answer',
  body: z.object({
    clientId,
    name: z.string().trim().min(1).max(visitorNameMax),
    email: mailAddress,
    text: z.string().trim().min(1).max(leftMessageMax),
  }),
});

export const leaveConversation = endpoint({
  ...action,
  method: 'POST',
  path: '/widget/leftConversation',
  summary:
    'The visitor begins another conversation: one that a person has, that waits for one, or to which nobody came and nobody can answer, is over; another stays as it is',
  body: z.object({ clientId }),
});

export const setVisitorValues = endpoint({
  ...action,
  method: 'POST',
  path: '/widget/told',
  summary: 'What the page knows of the visitor: values that flows can say; empty takes one away',
  body: z.object({
    clientId,
    values: z
      .record(z.string().min(1).max(toldMax.name), z.string().trim().max(toldMax.value))
      .refine((values) => Object.keys(values).length <= toldMax.values),
  }),
});

export const mailTranscript = endpoint({
  ...action,
  method: 'POST',
  path: '/widget/transcript',
  summary: 'Sends the visitor what was said by e-mail; replies once the mail server has taken it',
  body: z.object({ email: mailAddress }),
  errors: [visitorKeys.tooMany, 'chat.mail.notSetUp', 'chat.mail.nothingSaid', 'chat.mail.error'],
});

export const uploadVisitorFile = endpoint({
  method: 'POST',
  path: '/widget/file',
  summary: 'Takes a file that the visitor is about to send, where the widget lets them',
  access: { kind: 'visitor' },
  params: nothing,
  query: z.object({ name: z.string().trim().min(1).max(fileNameMax) }),
  body: nothing,
  rawBody: true,
  // More than is taken, so that a file that is a little too large is refused in words of its own.
  bodyLimit: 2 * fileBytesMax,
  reply: sentFileSchema,
  errors: [visitorKeys.noUpload, visitorKeys.tooMany, ...fileRefusals.map(fileRefusalKey)],
});
