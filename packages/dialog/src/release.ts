import { z } from 'zod';
import { bubbleSchema } from './bubble.ts';
import { channelsSchema } from './channel.ts';
import { conditionsSchema } from './conditions.ts';
import type { Generation } from './generation.ts';
import { officeTimeSchema } from './office-times.ts';
import { compiledParameterSchema } from './parameters.ts';
import { recipientSchema, requestSchema } from './work.ts';

const conditional = {
  /** Left out for an action that is always done. */
  when: conditionsSchema.optional(),
  /** The flow to go on in when it is not done. */
  otherwiseFlowId: z.guid().optional(),
  channels: channelsSchema,
};

/** As `recipientSchema`, or the name of a parameter whose value it is. */
const namedRecipient = z.object({
  kind: z.enum([...recipientSchema.shape.kind.options, 'property']),
  value: z.string(),
});
export type NamedRecipient = z.infer<typeof namedRecipient>;

/** Which values are passed on: the flow's own, those of a form, or all. */
const passedValues = z.object({
  of: z.enum(['flow', 'form', 'conversation']),
  formId: z.guid().optional(),
});
export type PassedValues = z.infer<typeof passedValues>;

export const flowActionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), flowId: z.guid(), ...conditional }),
  z.object({ kind: z.literal('handOver'), ...conditional }),
  z.object({ kind: z.literal('close'), ...conditional }),
  z.object({
    kind: z.literal('email'),
    to: z.array(namedRecipient),
    subject: z.string(),
    text: z.string(),
    replyTo: z.string(),
    passes: passedValues.optional(),
    ...conditional,
  }),
  z.object({
    kind: z.literal('sms'),
    to: z.array(namedRecipient),
    from: z.string(),
    text: z.string(),
    ...conditional,
  }),
  z.object({
    ...requestSchema.shape,
    /** Sent as the body, in JSON. */
    passes: passedValues.optional(),
    failedFlowId: z.guid().optional(),
    ...conditional,
  }),
  z.object({ kind: z.literal('startForm'), formId: z.guid(), name: z.string(), ...conditional }),
  z.object({
    kind: z.literal('endForm'),
    formId: z.guid(),
    to: z.array(namedRecipient),
    /** Where it is posted to; empty for nowhere. */
    url: z.string(),
    ...conditional,
  }),
  z.object({ kind: z.literal('forward'), to: namedRecipient, ...conditional }),
  z.object({ kind: z.literal('hangUp'), ...conditional }),
]);
export type FlowAction = z.infer<typeof flowActionSchema>;

export const compiledFlowSchema = z.object({
  id: z.guid(),
  title: z.string(),
  /** Set on follow-up flows: they are understood only right after their parent. */
  parentId: z.guid().nullable(),
  /** Some flow is its follow-up, so that it stays open after it has answered. */
  hasFollowUps: z.boolean(),
  /** Its follow-up that answers what none of its follow-ups covers; left out where there is none. */
  elseFlowId: z.guid().optional(),
  /** Alternative answers, used in turn. */
  responses: z.array(
    z.object({
      bubbles: z.array(bubbleSchema),
      /** Some text in it has a place for a parameter's value. */
      takesValues: z.literal(true).optional(),
    }),
  ),
  actions: z.array(flowActionSchema),
  /** The values it collects, in the order in which they are asked for; left out where there are none. */
  parameters: z.array(compiledParameterSchema).optional(),
  /** What generated answers make of it: they rest on it, or it is said instead of them; left out for nothing. */
  inGeneration: z
    .object({
      use: z.enum(['source', 'answer']),
      /** Examples of how it is asked for. */
      phrases: z.array(z.string()),
    })
    .optional(),
  /** Understood well enough it comes before flows that are not urgent. */
  isUrgent: z.literal(true).optional(),
});
export type CompiledFlow = z.infer<typeof compiledFlowSchema>;

const systemTypes = [
  'text',
  'age',
  'color',
  'date',
  'dateTime',
  'datePeriod',
  'time',
  'timePeriod',
  'email',
  'language',
  'number',
  'phoneNumber',
  'zipCode',
  'file',
] as const;

/** How the values of a type are found in what is said. */
export const compiledEntityTypeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('list'),
    id: z.guid(),
    entries: z.array(z.object({ id: z.guid(), name: z.string(), synonyms: z.array(z.string()) })),
  }),
  z.object({ kind: z.literal('pattern'), id: z.guid(), patterns: z.array(z.string()) }),
  z.object({ kind: z.literal('system'), id: z.guid(), dataType: z.enum(systemTypes) }),
]);
export type CompiledEntityType = z.infer<typeof compiledEntityTypeSchema>;

/** One language of a release: all that `advance` needs to answer in it. */
export const compiledLanguageSchema = z.object({
  /** Left out in releases of earlier versions. */
  language: z.enum(['da', 'en']).optional(),
  welcomeFlowId: z.guid().nullable(),
  fallbackFlowId: z.guid().nullable(),
  /** Greets who comes back; left out where it is the welcome. */
  welcomeBackFlowId: z.guid().optional(),
  /** Where its dates and times are meant (IANA); UTC in releases of earlier versions. */
  timeZone: z.string().optional(),
  /** When people are there; left out when always. */
  officeTimes: z.array(officeTimeSchema).optional(),
  /** What texts may say of the company, by name (`companyPhone`); without what nobody has told. */
  company: z.record(z.string(), z.string()).optional(),
  /** Flows that are understood and say nothing before a value of the company is told; left out where there are none. */
  waitingFlowIds: z.array(z.guid()).optional(),
  /** Their titles, in that order; left out in releases of earlier versions. */
  waitingTitles: z.array(z.string()).optional(),
  /** Lowest accepted confidence, 0..1. */
  threshold: z.number().min(0).max(1),
  /** Minutes of silence after which a returning visitor is greeted again. */
  welcomeBackMinutes: z.number().positive(),
  flows: z.record(z.guid(), compiledFlowSchema),
  /** Phrases of which each keyword, in one of its wordings, has to be said; left out where there are none. */
  keywordPhrases: z.array(z.object({ flowId: z.guid(), keywords: z.array(z.array(z.string())) })).optional(),
  /** Phrases of which a value of each type has to be said; left out where there are none. */
  entityPhrases: z.array(z.object({ flowId: z.guid(), typeIds: z.array(z.guid()) })).optional(),
  /** The entity types that its flows use; left out where there are none. */
  entityTypes: z.array(compiledEntityTypeSchema).optional(),
  /** What the bot says of itself; left out in releases of earlier versions. */
  words: z
    .object({
      /** When the visitor does not want to answer what was asked. */
      left: z.string(),
      /** Before the button of a flow that another one has interrupted; left out in releases of earlier versions. */
      interrupted: z.string().optional(),
      /** After a question that was answered with none of its few values; left out in releases of earlier versions. */
      choices: z.string().optional(),
      /** After a question that was answered with no value of a system type, before examples of one; left out in releases of earlier versions. */
      examples: z.string().optional(),
      /** To what is told after nobody was there to take over; left out in releases of earlier versions. */
      kept: z.string().optional(),
      /** To what is told after a message was left; left out in releases of earlier versions. */
      added: z.string().optional(),
      /** To a greeting, thanks or a goodbye that no flow answers; left out in releases of earlier versions. */
      courtesy: z.string().optional(),
      /** Before the button of a flow that may be meant; left out in releases of earlier versions. */
      meant: z.string().optional(),
      /** Before a text of a source that may be about something else; left out in releases of earlier versions. */
      nearest: z.string().optional(),
      /** To a question that nothing answers, before the value is asked for again; left out in releases of earlier versions. */
      unanswered: z.string().optional(),
      /** Of a day that has to be today or later, and of days in a row; left out in releases of earlier versions. */
      dayPassed: z.string().optional(),
      daysPassed: z.string().optional(),
      /** Of a day that has to be today or earlier, and of days in a row; left out in releases of earlier versions. */
      dayAhead: z.string().optional(),
      daysAhead: z.string().optional(),
    })
    .optional(),
});
export type CompiledLanguage = z.infer<typeof compiledLanguageSchema> & {
  /** Laid over it by what the conversation runs on; left out where nothing is generated. */
  generation?: Generation;
};
