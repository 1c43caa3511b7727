import { expect, test } from 'vitest';
import { z } from 'zod';
import { anonymiseEvent } from './anonymise-event.ts';
import { type ConversationEvent, type ConversationEventType, conversationEventSchema } from './event.ts';

const mark = 'Zebulon';
const markedId = '5eb01055-1111-4111-8111-111111111111';

/** Somebody of the staff. */
const person = ['userId', 'name'];

/** By event, the texts and ids that stay: they tell nothing of the visitor, and repeat nothing that was said. */
const staying: Partial<Record<ConversationEventType, readonly string[]>> = {
  endUserSaid: ['pickedFlowId'],
  answerRated: ['flowId'],
  understood: ['ranking.flowId', 'ranking.title'],
  flowTriggered: ['flowId', 'title', 'contextFlowId'],
  botSaid: [
    'flowId',
    'bubbles.avatarUrl',
    // Shown or chosen, so no value is put into it.
    'bubbles.messages(card).imageUrl',
    'bubbles.messages(image).url',
    'bubbles.messages(video).url',
    'bubbles.messages(suggestion).flowId',
    // What an answer rests on is the company's own.
    'generated.citations.title',
    'generated.citations.text',
    'generated.citations.flowId',
    'generated.citations.page.id',
    'generated.citations.page.sourceId',
    'generated.citations.page.url',
  ],
  parametersSet: ['flowId'],
  parameterAsked: ['flowId', 'name'],
  fillingEnded: ['flowId'],
  questionUnsolved: ['nearest.flowId'],
  conditionsChecked: [
    'flowId',
    // As the flow has it: with what something is compared.
    'conditions(value).condition(value).name',
    'conditions(value).condition(value).value',
    'conditions(time).condition(time).spans.fromTime',
    'conditions(time).condition(time).spans.toTime',
    'conditions(time).condition(time).spans.fromDate',
    'conditions(time).condition(time).spans.toDate',
    'conditions(info).condition(info).value',
    'conditions(customer).condition(customer).value',
    // The moment, the channel and the like; of a customer it is empty (`checkedConditionSchema`).
    'conditions(time).actual',
    'conditions(office).actual',
    'conditions(info).actual',
    'conditions(customer).actual',
  ],
  workRequested: ['flowId', 'awaited.nextFlowId'],
  generationRequested: ['model', 'nearest.flowId', 'doubted.flowId', 'doubted.rivalFlowIds'],
  formStarted: ['formId', 'name'],
  formEnded: ['formId', 'name'],
  takenOver: [...person, 'fromUserId'],
  staffSaid: person,
  noteAdded: person,
  handedOver: [...person, 'toUserId', 'toTeamId', 'toName'],
  returned: person,
  customerLinked: person,
  anonymised: person,
  left: person,
  ended: person,
};

/** What fits a schema, with the mark in every text and id; several where it has kinds. */
function samplesOf(schema: z.core.$ZodType): unknown[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return samplesOf(schema.def.innerType);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(samplesOf);
  if (schema instanceof z.ZodArray) return [samplesOf(schema.element)];
  if (schema instanceof z.ZodRecord) return samplesOf(schema.valueType).map((value) => ({ key: value }));
  if (schema instanceof z.ZodLiteral) return [...schema.values];
  if (schema instanceof z.ZodEnum) return [...schema.options];
  if (schema instanceof z.ZodBoolean) return [true, false];
  if (schema instanceof z.ZodNumber) return [1];
  if (schema instanceof z.ZodGUID) return [markedId];
  if (schema instanceof z.ZodString) return [mark];
  if (!(schema instanceof z.ZodObject)) throw new Error(`No sample of ${schema._zod.def.type}`);
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, samplesOf(field)] as const);
  const most = Math.max(...fields.map(([, samples]) => samples.length));
  return Array.from({ length: most }, (_, i) =>
    Object.fromEntries(fields.map(([name, samples]) => [name, samples[i % samples.length]])),
  );
}

/** Where the mark still stands; of things with kinds, in which. */
function markedIn(value: unknown, path: string): string[] {
  if (value === mark || value === markedId) return [path];
  if (Array.isArray(value)) return value.flatMap((one) => markedIn(one, path));
  if (typeof value !== 'object' || value === null) return [];
  const { kind, condition } = value as { kind?: string; condition?: { kind: string } };
  const of = kind ?? condition?.kind;
  const at = path + (of ? `(${of})` : '');
  return Object.entries(value).flatMap(([name, one]) => markedIn(one, at ? `${at}.${name}` : name));
}

const samples = conversationEventSchema.options.map(
  (schema) => [schema.shape.type.value, samplesOf(schema) as ConversationEvent[]] as const,
);

test.for(samples)('no text or id but those named stays of %s', ([type, events]) => {
  const anonymised = events.map((event) => anonymiseEvent(event, new Set()).event);
  const left = new Set(anonymised.flatMap((event) => markedIn(event, '')));
  expect([...left].sort()).toEqual([...(staying[type] ?? [])].sort());
  for (const event of anonymised) expect(conversationEventSchema.parse(event)).toEqual(event);
});
