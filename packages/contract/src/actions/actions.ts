import { type CustomerFact, type FilterOperator, filterOperators } from '@samtale/dialog';
import { z } from 'zod';
import { calendarDay, id } from '../calls/primitives.ts';
import { IntegrationType } from '../conversations/channels.ts';
import {
  type ActionParameterName,
  ActionType,
  actionParameterMaxOf,
  actionParameterNames,
  longestActionParameter,
  RecipientKind,
} from './action-definitions.ts';

/** Which values an action passes on. */
export const ParameterSource = {
  /** Those that the flow collects. */
  currentFlow: 0,
  /** Those said since a form registration started. */
  formRegistration: 1,
  wholeConversation: 2,
} as const;
export type ParameterSource = (typeof ParameterSource)[keyof typeof ParameterSource];

/** How many of an action's conditions have to hold: not one, any or all (`conditionType`). */
export const ConditionType = { none: 0, any: 1, all: 2 } as const;
export type ConditionType = (typeof ConditionType)[keyof typeof ConditionType];

/** Kinds of condition. */
export const ConditionKind = {
  /** The moment lies in the agent's opening hours, or outside them. */
  openingHours: 1,
  outsideHours: 2,
  /** The moment lies in one of the times given with the condition. */
  customTime: 3,
  /** A value that was collected compares as told with another. */
  entity: 4,
  /** A fact of the conversation, one of `customInfos`, compares as told with a text. */
  customInfo: 5,
  /** What is known of the customer, one of `customerFacts`, compares as told with a text. */
  customer: 6,
} as const;
export type ConditionKind = (typeof ConditionKind)[keyof typeof ConditionKind];

export {
  type CustomerFact,
  type CustomInfo,
  customerFacts,
  customInfos,
  type FilterOperator,
  filterOperators,
} from '@samtale/dialog';

/** Operators that compare with nothing beside the value itself. */
export const unaryOperators: ReadonlySet<FilterOperator> = new Set([
  'empty',
  'notEmpty',
  'birthdate',
  'true',
  'false',
]);

const customerFlags: ReadonlySet<CustomerFact> = new Set(['known', 'handled', 'solved']);
const textOperators: readonly FilterOperator[] = [
  'empty',
  'notEmpty',
  'equals',
  'notEquals',
  'contains',
  'notContains',
  'startWith',
  'endWith',
  'matches',
];
/** How a fact of the customer can be compared: some are true or false, the others are texts. */
export const customerOperators = (fact: CustomerFact): readonly FilterOperator[] =>
  customerFlags.has(fact) ? ['true', 'false'] : textOperators;

export const conditionValueMax = 500;

/** A span of time: on weekdays, or between dates; both ends belong to it. */
export const officeTime = z.object({
  id,
  /** 0 is Sunday; empty for every day. */
  dayOfWeekList: z.array(z.int().min(0).max(6)).max(7).default([]),
  /** `14:30`; null for the day's beginning or end. */
  fromTime: z.iso.time({ precision: -1 }).nullable().default(null),
  toTime: z.iso.time({ precision: -1 }).nullable().default(null),
  /** `2026-12-24`; null for no bound. */
  fromDate: calendarDay.nullable().default(null),
  toDate: calendarDay.nullable().default(null),
});
export type OfficeTime = z.infer<typeof officeTime>;

export const actionCondition = z.object({
  id,
  kind: z.literal(Object.values(ConditionKind)),
  /** The parameter, or the fact, whose value is compared. */
  parameterAlias: z.string().max(30).default(''),
  operator: z.enum(filterOperators).default('equals'),
  value: z.string().max(conditionValueMax).default(''),
  officeTimeList: z.array(officeTime).max(50).default([]),
});
export type ActionCondition = z.infer<typeof actionCondition>;

export const recipient = z.object({
  kind: z.literal(Object.values(RecipientKind)),
  value: z.string().trim().max(320).default(''),
});
export type Recipient = z.infer<typeof recipient>;

/** A parameter that takes its value from the reply to a request: the value at `path`, written `data.items[0].name`. */
export const responseMapping = z.object({
  parameterAlias: z.string().trim().max(30),
  path: z.string().trim().max(200),
});
export type ResponseMapping = z.infer<typeof responseMapping>;

const actionFields = z.object({
  id,
  type: z.literal(Object.values(ActionType)),
  /** Where a redirect leads; null for the others. */
  redirectIntentId: id.nullable(),
  // What follows came later: flows that were saved before have none of it.
  conditionType: z.literal(Object.values(ConditionType)).default(ConditionType.any),
  /** Empty for an action that is always done. */
  conditionList: z.array(actionCondition).max(20).default([]),
  /** The flow to go on in when the conditions do not hold; null for none. */
  conditionsNotMetIntentId: id.nullable().default(null),
  /** The channels on which it is done; empty for all that `actionDefinitions` lets it be done on. */
  integrationTypeList: z
    .array(z.literal(Object.values(IntegrationType)))
    .max(5)
    .default([]),
  /** What `actionDefinitions` asks of its kind; texts name values as `{{name}}`. */
  intentActionParameterList: z
    .array(z.object({ name: z.enum(actionParameterNames), value: z.string().max(longestActionParameter) }))
    .max(actionParameterNames.length)
    .default([]),
  recipientList: z.array(recipient).max(20).default([]),
  parameterSource: z.literal(Object.values(ParameterSource)).default(ParameterSource.currentFlow),
  /** The form registration, started by an action of this id, that is meant or ended. */
  formIntentActionId: id.nullable().default(null),
  /** The flow to go on in when a request fails; null to answer all the same. */
  failedIntentId: id.nullable().default(null),
  resultList: z.array(responseMapping).max(30).default([]),
});

export const flowAction = actionFields.superRefine(({ type, intentActionParameterList: told }, context) => {
  told.forEach(({ name, value }, place) => {
    const maximum = actionParameterMaxOf(type, name);
    // What is longer than any may be is refused by its field.
    if (value.length <= maximum || value.length > longestActionParameter) return;
    const path = ['intentActionParameterList', place, 'value'];
    context.addIssue({ code: 'too_big', origin: 'string', maximum, inclusive: true, input: value, path });
  });
});
export type FlowActionRecord = z.infer<typeof flowAction>;
/** As it may have been saved by an earlier version; `flowAction` reads it. */
export type StoredFlowAction = z.input<typeof flowAction>;

/** The value of one of an action's parameters; empty when it has none. */
export const actionParameter = (
  { intentActionParameterList }: Pick<FlowActionRecord, 'intentActionParameterList'>,
  wanted: ActionParameterName,
): string => intentActionParameterList.find(({ name }) => name === wanted)?.value ?? '';

/** The names of the parameters that what comes back from an action gives a value. */
export function resultNames({
  intentActionParameterList = [],
  resultList = [],
}: Pick<StoredFlowAction, 'intentActionParameterList' | 'resultList'>): string[] {
  const names = resultList.map(({ parameterAlias }) => parameterAlias);
  const location = actionParameter({ intentActionParameterList }, 'locationParameter');
  return [...new Set([...names, location])].filter((name) => name.trim());
}
