import { z } from 'zod';
import type { AnswerRoute, Contact } from './contact.ts';
import { type GeneratedAnswer, type GenerateWork, generateSchema } from './generation.ts';
import type { parameterValueSchema } from './parameters.ts';

/** Whom something is sent to: an address or number, a person of the staff, or the customer's own number. */
export const recipientSchema = z.object({
  kind: z.enum(['address', 'contact', 'endUser', 'sip']),
  value: z.string(),
});
export type Recipient = z.infer<typeof recipientSchema>;

/** What the reply to a request is read for. */
export const replyReadings = ['values', 'locations', 'location', 'nothing'] as const;

/** A value of the reply, at a path such as `data.items[0].name`, under a parameter's name. */
export const resultSchema = z.object({ name: z.string(), path: z.string() });

const header = z.object({ name: z.string(), value: z.string() });

export const requestSchema = z.object({
  kind: z.literal('request'),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  url: z.string(),
  headers: z.array(header),
  body: z.string().nullable(),
  timeoutMs: z.int(),
  reads: z.enum(replyReadings),
  /** Of `values`: what is read. */
  results: z.array(resultSchema),
  /** Of `locations` and `location`: the parameter that takes what was found. */
  parameter: z.string().optional(),
});

/** Something the server does outside the conversation, all of it told: nothing is looked up but staff and numbers. */
export const workSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('email'),
    to: z.array(recipientSchema),
    subject: z.string(),
    text: z.string(),
    replyTo: z.string(),
    /** Listed below the text. */
    values: z.array(z.object({ name: z.string(), text: z.string() })),
  }),
  z.object({ kind: z.literal('sms'), to: z.array(recipientSchema), from: z.string(), text: z.string() }),
  requestSchema,
  generateSchema,
]);
export type Work = z.infer<typeof workSchema>;
export type ActionWork = Exclude<Work, GenerateWork>;
export type RequestWork = z.infer<typeof requestSchema>;

/** Finds the customer of a contact, or makes one. */
export interface MeetCustomerErrand {
  kind: 'meetCustomer';
  contact: Contact;
}

/** Sends what the staff have said, from the number `from` on, to where the visitor is reached. */
export interface SendAnswerErrand extends AnswerRoute {
  kind: 'sendAnswer';
  from: number;
  /** Milliseconds in which more may be said that goes along. */
  gathers: number;
}

/** What the server does for a conversation that no flow asks for. */
export type Errand = MeetCustomerErrand | SendAnswerErrand;

/** Why work came to nothing. */
export const workFailures = [
  /** The server is not set up to do it. */
  'notSetUp',
  'noRecipient',
  'badAddress',
  /** The address is one the server does not call: a private one. */
  'forbiddenAddress',
  'unreachable',
  'timedOut',
  /** The reply's status is no success. */
  'status',
  'tooLarge',
  /** The reply is not what is read from it. */
  'unreadable',
  'refused',
  /** The agent has no secret of a name that the request takes one by. */
  'noSecret',
  /** The process ended in between, and doing it again might do it twice. */
  'interrupted',
  /** Nothing has been heard of it for too long. */
  'lost',
  /** A language model finds nothing in the sources that answers. */
  'noAnswer',
  /** As much has been generated as the widget or the plan allows, or as one visitor may ask for. */
  'usedUp',
  /** So many mails or text messages were sent already that this one was not. */
  'tooMany',
] as const;
export type WorkFailure = (typeof workFailures)[number];

export const workOutcomeSchema = z.object({
  /** Left out when it succeeded. */
  failure: z.enum(workFailures).optional(),
  /** In a few words: a status, who was reached, what a server said. */
  detail: z.string(),
  /** Milliseconds. */
  tookMs: z.number(),
  /** It was shown and not done: in the simulator. */
  simulated: z.literal(true).optional(),
  /** Of an answer that was sent: the number of the last event that went along. */
  upTo: z.int().optional(),
  /** Of an answer: it was not sent, for the visitor has read it in the chat meanwhile. */
  wasRead: z.literal(true).optional(),
});

/** How work went, and the values or the answer it brought. */
export type WorkOutcome = z.infer<typeof workOutcomeSchema> & {
  /** Left out where nobody has looked. */
  values?: Record<string, z.infer<typeof parameterValueSchema>>;
  answer?: GeneratedAnswer;
  /** The customer whose contact it is; null where no customers are kept. */
  customerId?: string | null;
};
