import { conversationStateSchema, loggedEventSchema, workSchema } from '@samtale/dialog';
import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { agentLanguageParams, id, nothing, timestamp } from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';
import { channels, IntegrationType } from '../conversations/channels.ts';
import { messageMax } from '../conversations/conversations.ts';
import { pretendedCustomer } from '../customers/pretended-customer.ts';

/** How long a simulated conversation can get, in events. */
export const simulatedLogMax = 400;

/** What is saved now, drafts included, or the newest release. */
export const simulatedBot = z.enum(['draft', 'published']);
export type SimulatedBot = z.infer<typeof simulatedBot>;

/** An event of a log as a caller sends it. */
export const sentEvent = loggedEventSchema.extend({ at: timestamp });

const simulatedInput = z.discriminatedUnion('type', [
  /** Opens the chat: what the bot greets with before anything is said. It is no part of the log. */
  z.object({ type: z.literal('start') }),
  z.object({ type: z.literal('said'), text: z.string().trim().min(1).max(messageMax) }),
  z.object({ type: z.literal('picked'), flowId: id, text: z.string().max(messageMax) }),
  /** Whoever asks takes the conversation over and gives it back to the bot, as a person of the staff would. */
  z.object({ type: z.literal('givenBack') }),
]);
export type SimulatedInput = z.infer<typeof simulatedInput>;

/** What the server would have done outside the conversation. */
export const simulatedEffect = z.discriminatedUnion('type', [
  z.object({ type: z.literal('notifyStaff'), reason: z.literal('newChatRequest') }),
  /** Work as it was asked for; `of` is the number of the event that asks. */
  z.object({ type: z.literal('work'), of: z.int(), work: workSchema }),
]);
export type SimulatedEffect = z.infer<typeof simulatedEffect>;

const simulatedTurn = z.object({
  status: z.literal('answered'),
  /** What the turn adds to the log. */
  events: z.array(loggedEventSchema),
  /** The fold of the log with them. */
  state: conversationStateSchema,
  effects: z.array(simulatedEffect),
  /** The release that answered; null for the draft. */
  releaseNumber: z.int().nullable(),
  /** Milliseconds it took to understand and to decide. */
  tookMs: z.number(),
});
export type SimulatedTurn = z.infer<typeof simulatedTurn>;

/** The draft is being trained; the same call is to be made again. `progress` is 0..1. */
const simulatedTraining = z.object({ status: z.literal('training'), progress: z.number() });

export const simulateTurn = endpoint({
  method: 'POST',
  path: '/simulator/agent/:agentId/language/:languageId',
  summary:
    'One turn of a conversation that is only tried: nothing is stored or sent, and only what is read elsewhere is asked for',
  access: developers,
  audit: 'reads',
  params: agentLanguageParams,
  query: nothing,
  body: z.object({
    bot: simulatedBot,
    /** The conversation so far, numbered from 1 without gaps. */
    log: z.array(sentEvent),
    input: simulatedInput,
    /** The time it pretends to be; null for now. */
    at: timestamp.nullable(),
    /** Whether somebody of the staff is there to take the chat. */
    staffOnline: z.boolean(),
    /** The channel it pretends to be on. */
    channel: z.literal(channels).default(IntegrationType.widget),
    /** The customer it pretends to be with; null for one who is not known. */
    customer: pretendedCustomer.nullable().default(null),
    /** Whether requests that only read (GET) are really sent to other servers, and questions to the language model that the
     * agent has; nothing else ever is. */
    readsElsewhere: z.boolean().default(false),
  }),
  reply: z.discriminatedUnion('status', [simulatedTurn, simulatedTraining]),
  // As many events as a log can have, with long answers.
  bodyLimit: 8 * 1024 * 1024,
  cost: 50,
  errors: [
    'simulator.refused.logTooLong',
    'simulator.refused.logWithGaps',
    'simulator.refused.unknownFlow',
    'simulator.refused.notPublished',
  ],
});
