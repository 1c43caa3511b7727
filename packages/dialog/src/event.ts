import { z } from 'zod';
import { actionKinds } from './action-kinds.ts';
import { bubbleSchema } from './bubble.ts';
import { checkedConditionSchema } from './conditions.ts';
import { answerRouteSchema } from './contact.ts';
import { erasedCountsSchema } from './erased-counts.ts';
import { sentFilesSchema } from './file.ts';
import { generatedSchema } from './generation.ts';
import { doubtedSchema, foundValueSchema, parameterValueSchema } from './parameters.ts';
import { recipientSchema, workOutcomeSchema } from './work.ts';

/** Why the bot spoke: shown in "why this answer" and counted in statistics. */
export const triggerSchema = z.enum([
  'understanding',
  'suggestion',
  'redirect',
  'fallback',
  'else',
  'welcome',
  'welcomeBack',
  /** A language model found that this flow says it best. */
  'generation',
]);
export type Trigger = z.infer<typeof triggerSchema>;

/** What a visitor thinks of an answer; `none` takes it back. */
export const feedbackSchema = z.enum(['none', 'like', 'dislike']);
export type Feedback = z.infer<typeof feedbackSchema>;

/** A flow that may have been meant, and how likely that is, 0..1. */
export const nearestSchema = z.object({ flowId: z.guid(), confidence: z.number() });
export type Nearest = z.infer<typeof nearestSchema>;

const person = { userId: z.guid(), name: z.string() };

/**
 * One entry of a conversation's log. The log is the conversation: its state is the fold of these events,
 * so every fact that matters later stands here and nowhere else.
 */
export const conversationEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('started'), releaseNumber: z.int() }),
  z.object({ type: z.literal('releaseAdopted'), releaseNumber: z.int() }),
  z.object({
    type: z.literal('endUserSaid'),
    /** Empty of files that were sent without a word. */
    text: z.string(),
    pickedFlowId: z.guid().optional(),
    files: sentFilesSchema,
    /** It says that a person, of whom nobody was there, is not wanted any more. */
    letsGoOfPerson: z.literal(true).optional(),
  }),
  /** `of` is the number of the event in which the bot gave the answer. */
  z.object({
    type: z.literal('answerRated'),
    of: z.int(),
    /** Left out of an answer that no flow gave. */
    flowId: z.guid().optional(),
    feedback: feedbackSchema,
    text: z.string(),
  }),
  /** What the visitor thinks of the conversation, from 1 to 5. */
  z.object({ type: z.literal('chatRated'), stars: z.int().min(1).max(5), text: z.string() }),
  /** Other stars, or words that were added; `of` is the number of `chatRated`. Empty text leaves the words as they are. */
  z.object({
    type: z.literal('chatRatingChanged'),
    of: z.int(),
    stars: z.int().min(1).max(5),
    text: z.string(),
  }),
  /** For the staff, who were not there. */
  z.object({ type: z.literal('messageLeft'), name: z.string(), email: z.string(), text: z.string() }),
  /** They began another conversation while a person had this one, or they waited for one. */
  z.object({ type: z.literal('visitorLeft') }),
  /** What the page knows of the visitor, by the names under which flows can say it; empty takes a value away. */
  z.object({ type: z.literal('visitorTold'), values: z.record(z.string(), z.string()) }),
  z.object({
    type: z.literal('understood'),
    layer: z.enum(['exact', 'keywords', 'entities', 'classifier', 'none']),
    ranking: z.array(
      z.object({
        flowId: z.guid(),
        /** Logs of earlier versions have it; the reader looks it up. */
        title: z.string().optional(),
        confidence: z.number(),
      }),
    ),
    /** The lowest confidence that would have been accepted, 0..1. */
    threshold: z.number(),
    /** Left out where nothing was found. */
    entities: z.array(foundValueSchema).optional(),
  }),
  z.object({
    type: z.literal('flowTriggered'),
    flowId: z.guid(),
    title: z.string(),
    trigger: triggerSchema,
    /** The flow whose follow-ups are understood from now on; null when nothing is open. */
    contextFlowId: z.guid().nullable(),
  }),
  z.object({
    type: z.literal('botSaid'),
    /** Left out where no flow speaks. */
    flowId: z.guid().optional(),
    /** Which of the flow's alternative responses this is, where it has several. */
    response: z.int().optional(),
    bubbles: z.array(bubbleSchema),
    /** It asks for a value, or whether to go on, and answers nothing. */
    isQuestion: z.literal(true).optional(),
    /** Written by a language model, or quoted, resting on these texts. */
    generated: generatedSchema.optional(),
  }),
  z.object({
    type: z.literal('parametersSet'),
    /** Left out where a language model found them. */
    flowId: z.guid().optional(),
    /** Null takes a value away. */
    values: z.record(z.string(), parameterValueSchema.nullable()),
  }),
  z.object({
    type: z.literal('parameterAsked'),
    flowId: z.guid(),
    name: z.string(),
    /** Counts from 1. */
    attempt: z.int(),
  }),
  z.object({
    type: z.literal('fillingEnded'),
    flowId: z.guid(),
    reason: z.enum(['left', 'timedOut', 'otherFlow', 'gaveUp']),
  }),
  z.object({
    type: z.literal('questionUnsolved'),
    text: z.string(),
    /** The flow that came closest, where a language model was asked before; else it is told by `understood`. */
    nearest: nearestSchema.optional(),
  }),
  z.object({
    type: z.literal('conditionsChecked'),
    flowId: z.guid(),
    action: z.enum(actionKinds),
    met: z.boolean(),
    conditions: z.array(checkedConditionSchema),
  }),
  z.object({
    type: z.literal('workRequested'),
    flowId: z.guid(),
    action: z.enum(actionKinds),
    /** In a few words, without secrets: `GET https://example.com/orders`, a subject. */
    about: z.string(),
    /** The flow waits for what comes of it. */
    awaited: z
      .object({
        /** Where the flow goes on: the action's place among its actions. */
        index: z.int(),
        /** The flow that follows, where that is settled already. */
        nextFlowId: z.guid().optional(),
        /** How many times in a row the bot has waited since somebody spoke; counts from 1. */
        nth: z.int(),
      })
      .optional(),
  }),
  /** A language model is asked for an answer, or the sources, which the bot waits for. */
  z.object({
    type: z.literal('generationRequested'),
    question: z.string(),
    /** Null where sources are quoted instead. */
    model: z.string().nullable(),
    /** The flow that came closest. */
    nearest: nearestSchema.optional(),
    /** A flow that answers unless a source knows better, and the values that were said. */
    doubted: doubtedSchema.optional(),
    /** As of `workRequested`. */
    nth: z.int(),
  }),
  /** `of` is the number of the event that asked for it. */
  z.object({ type: z.literal('workDone'), of: z.int(), ...workOutcomeSchema.shape }),
  /** What was said while the bot waited is answered now; `letsGoOfPerson` as of `endUserSaid`. */
  z.object({ type: z.literal('heldTaken'), letsGoOfPerson: z.literal(true).optional() }),
  z.object({ type: z.literal('formStarted'), formId: z.guid(), name: z.string() }),
  z.object({
    type: z.literal('formEnded'),
    formId: z.guid(),
    name: z.string(),
    values: z.record(z.string(), parameterValueSchema),
  }),
  z.object({ type: z.literal('callForwarded'), to: recipientSchema }),
  z.object({ type: z.literal('callEnded') }),
  z.object({ type: z.literal('handOverRequested') }),
  z.object({ type: z.literal('handOverUnavailable') }),
  /** The bot is done: the visitor's chat closes, and can be opened again. */
  z.object({ type: z.literal('chatClosed') }),
  z.object({ type: z.literal('takenOver'), ...person, fromUserId: z.guid().optional() }),
  z.object({ type: z.literal('staffSaid'), ...person, text: z.string(), files: sentFilesSchema }),
  /** Among the staff; the visitor never sees it. */
  z.object({ type: z.literal('noteAdded'), ...person, text: z.string(), files: sentFilesSchema }),
  /** To a colleague, who has it from now on, or to a team, of whom somebody is to take it. */
  z.object({
    type: z.literal('handedOver'),
    ...person,
    toUserId: z.guid().optional(),
    toTeamId: z.guid().optional(),
    toName: z.string(),
  }),
  /** Back among those who wait: the person who had it is gone, or did not answer. */
  z.object({ type: z.literal('returned'), ...person, reason: z.enum(['offline', 'noAnswer']) }),
  /** Whom the conversation is with; null takes back what was said of it. */
  z.object({ type: z.literal('customerLinked'), ...person, customerId: z.guid().nullable() }),
  /** What the visitor typed told whom the conversation is with; null where that was erased. */
  z.object({ type: z.literal('customerRecognised'), customerId: z.guid().nullable() }),
  /**
   * What the staff said, from the number `from` on, is sent to where the visitor is reached, as they are not in the chat.
   * `workDone` tells how that went.
   */
  z.object({ type: z.literal('answerSending'), from: z.int(), ...answerRouteSchema.shape }),
  /** What told who the visitor is was taken out of all events before this one. */
  z.object({ type: z.literal('anonymised'), ...person, counts: erasedCountsSchema }),
  z.object({ type: z.literal('left'), ...person }),
  z.object({ type: z.literal('ended'), ...person }),
]);
export type ConversationEvent = z.infer<typeof conversationEventSchema>;
export type ConversationEventType = ConversationEvent['type'];

/** An event as it stands in the log: numbered without gaps from 1, with the server's time (ISO 8601). */
export const loggedEventSchema = z.object({
  seq: z.int().positive(),
  at: z.iso.datetime(),
  /** The sender's own id of the message that led to this; lets a sender recognise its echo. */
  clientId: z.string().nullable(),
  event: conversationEventSchema,
});
export type LoggedEvent = z.infer<typeof loggedEventSchema>;
