import { z } from 'zod';
import { answerRouteSchema, contactSchema } from './contact.ts';
import { nearestSchema } from './event.ts';
import { doubtedSchema, parameterValueSchema } from './parameters.ts';

/** A value that the bot has asked for and not been told yet. */
export const fillingSchema = z.object({ flowId: z.guid(), name: z.string(), attempt: z.int() });
export type Filling = z.infer<typeof fillingSchema>;

/** Every wait: `of` is the number of the event that asked for it, `nth` counts waits in a row from 1. */
const waiting = { of: z.int(), nth: z.int(), since: z.iso.datetime() };
const pendingFlow = z.object({
  flowId: z.guid(),
  index: z.int(),
  nextFlowId: z.guid().optional(),
  ...waiting,
});
export type PendingFlow = z.infer<typeof pendingFlow>;

const pendingQuestion = z.object({
  question: z.string(),
  nearest: nearestSchema.optional(),
  /** The flow that answers unless a source knows better. */
  doubted: doubtedSchema.optional(),
  ...waiting,
});
export type PendingQuestion = z.infer<typeof pendingQuestion>;

/** What the bot waits for before it goes on: an action of a flow, or the generated answer to a question. */
export const pendingSchema = z.union([pendingFlow, pendingQuestion]);
export type Pending = z.infer<typeof pendingSchema>;

/** A form registration: the values said between its start and its end. */
export const formSchema = z.object({
  name: z.string(),
  isOpen: z.boolean(),
  values: z.record(z.string(), parameterValueSchema),
});
export type Form = z.infer<typeof formSchema>;

/** What the staff said that is being sent to where the visitor is reached, or that could not be. */
const outgoingSchema = z.object({
  ...answerRouteSchema.shape,
  /** The number of the event that asked for it. */
  of: z.int(),
  /** The numbers of the first and the last of it. */
  from: z.int(),
  last: z.int(),
  isFailed: z.literal(true).optional(),
});

export const conversationStateSchema = z.object({
  seq: z.int(),
  /** Who answers: the bot, nobody yet (a person was asked for), a person, or no one any more. */
  status: z.enum(['bot', 'awaiting', 'human', 'ended']),
  userId: z.guid().nullable(),
  userName: z.string().nullable(),
  releaseNumber: z.int(),
  /** The flow whose follow-ups are understood now. */
  contextFlowId: z.guid().nullable(),
  /** The response each flow with several gave last, so that they take turns. */
  lastResponses: z.record(z.guid(), z.int()),
  lastActivityAt: z.iso.datetime().nullable(),
  /** When the visitor began to wait for a person. */
  waitingSince: z.iso.datetime().nullable(),
  // Left out while there is nothing to say of them: most conversations never do.
  /** What was said, by the name of the parameter: the newest of each. */
  parameters: z.record(z.string(), parameterValueSchema).optional(),
  filling: fillingSchema.optional(),
  /** The flow whose values were collected last, as long as nothing else is talked about. */
  filledFlowId: z.guid().optional(),
  /** A flow that was asking for values when another one took over, until it is offered again. */
  interruptedFlowId: z.guid().optional(),
  /** The flows that the bot asked about last, until the visitor says something: they may say yes or no to that. */
  offeredFlowIds: z.array(z.guid()).optional(),
  /** The buttons of the bot's last answer, by the words on them in lower case: they may be written instead of pressed. */
  suggested: z.array(z.object({ flowId: z.guid(), title: z.string() })).optional(),
  /** The flow that was doubted last: whoever chooses it now need not say again what they have said. */
  doubted: doubtedSchema.optional(),
  pending: pendingSchema.optional(),
  /** What was said while the bot waited, to be answered in its order. */
  held: z.array(z.object({ text: z.string(), pickedFlowId: z.guid().optional() })).optional(),
  forms: z.record(z.guid(), formSchema).optional(),
  /** Since when the visitor has wished for a person: nobody was there, and nobody has seen to it. */
  missedSince: z.iso.datetime().optional(),
  /** Nobody was there, and nothing else has been talked about since: saying no is saying that no person is wanted. */
  turnedAway: z.literal(true).optional(),
  /** A message was left, and nobody has seen to it. */
  hasLeftMessage: z.literal(true).optional(),
  /** Since when the visitor has waited for a word of the person who has the conversation. */
  unansweredSince: z.iso.datetime().optional(),
  /** Since when the person has had it; kept until they have said something. */
  takenAt: z.iso.datetime().optional(),
  /** The team of whom somebody is to take it. */
  teamId: z.guid().optional(),
  customerId: z.guid().optional(),
  /** What the visitor typed of who they are. */
  contact: contactSchema.optional(),
  outgoing: outgoingSchema.optional(),
  /** How many answers a language model has given. */
  generatedAnswers: z.int().optional(),
  /** What the visitor thinks of the conversation, from 1 to 5; `of` is the number of the event that said so first. */
  rating: z.object({ of: z.int(), stars: z.int() }).optional(),
  /** It is over for good: whoever writes again begins another conversation. */
  isAnonymised: z.literal(true).optional(),
  /** How many messages the visitor has sent. */
  endUserMessages: z.int().optional(),
});
export type ConversationState = z.infer<typeof conversationStateSchema>;

export const initialState: ConversationState = {
  seq: 0,
  status: 'bot',
  userId: null,
  userName: null,
  releaseNumber: 0,
  contextFlowId: null,
  lastResponses: {},
  lastActivityAt: null,
  waitingSince: null,
};

/** What stays of an anonymised conversation: nothing that tells who the visitor is, or what they said. */
export const staysAnonymised: Readonly<{
  [Field in keyof ConversationState]-?: undefined extends ConversationState[Field] ? boolean : true;
}> = {
  seq: true,
  status: true,
  userId: true,
  userName: true,
  releaseNumber: true,
  contextFlowId: true,
  lastResponses: true,
  lastActivityAt: true,
  waitingSince: true,
  parameters: false,
  filling: false,
  filledFlowId: false,
  interruptedFlowId: true,
  offeredFlowIds: false,
  suggested: false,
  doubted: false,
  pending: false,
  held: false,
  forms: false,
  missedSince: false,
  turnedAway: false,
  hasLeftMessage: false,
  unansweredSince: false,
  takenAt: false,
  teamId: false,
  customerId: false,
  contact: false,
  outgoing: false,
  generatedAnswers: true,
  rating: true,
  isAnonymised: true,
  endUserMessages: true,
};
