import { z } from 'zod';
import { id } from './primitives.ts';

/** Kinds of action; the numbers are the spec's. */
export const ActionType = { redirectIntent: 2, chatWithHuman: 4, closeChatbot: 12 } as const;
export type ActionType = (typeof ActionType)[keyof typeof ActionType];

/** How many of an action's conditions have to hold: not one, any or all (spec 2 section 3, `conditionType`). */
export const ConditionType = { none: 0, any: 1, all: 2 } as const;
export type ConditionType = (typeof ConditionType)[keyof typeof ConditionType];

/** Kinds of condition. Opening hours and outside hours, 1 and 2, need the agent's office times. */
export const ConditionKind = {
  /** The moment lies in one of the times given with the condition. */
  customTime: 3,
  /** A value that was collected compares as told with another. */
  entity: 4,
} as const;
export type ConditionKind = (typeof ConditionKind)[keyof typeof ConditionKind];

/** How a value is compared (spec 2 section 3). */
export const filterOperators = [
  'empty',
  'notEmpty',
  'equals',
  'notEquals',
  'smallerOrEquals',
  'largerOrEquals',
  'smaller',
  'larger',
  'contains',
  'notContains',
  'startWith',
  'endWith',
  'matches',
  'birthdate',
  'true',
  'false',
] as const;
export type FilterOperator = (typeof filterOperators)[number];
/** Operators that compare with nothing beside the value itself. */
export const unaryOperators: ReadonlySet<FilterOperator> = new Set([
  'empty',
  'notEmpty',
  'birthdate',
  'true',
  'false',
]);

export const conditionValueMax = 500;

/** A span of time: on weekdays, or between dates; both ends belong to it. */
export const officeTime = z.object({
  id,
  /** 0 is Sunday, as in the spec; empty for every day. */
  dayOfWeekList: z.array(z.int().min(0).max(6)).max(7).default([]),
  /** `14:30`; null for the day's beginning or end. */
  fromTime: z.iso.time({ precision: -1 }).nullable().default(null),
  toTime: z.iso.time({ precision: -1 }).nullable().default(null),
  /** `2026-12-24`; null for no bound. */
  fromDate: z.iso.date().nullable().default(null),
  toDate: z.iso.date().nullable().default(null),
});
export type OfficeTime = z.infer<typeof officeTime>;

export const actionCondition = z.object({
  id,
  kind: z.literal(Object.values(ConditionKind)),
  /** The parameter whose value is compared. */
  parameterAlias: z.string().max(30).default(''),
  operator: z.enum(filterOperators).default('equals'),
  value: z.string().max(conditionValueMax).default(''),
  officeTimeList: z.array(officeTime).max(50).default([]),
});
export type ActionCondition = z.infer<typeof actionCondition>;

export const flowAction = z.object({
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
});
export type FlowActionRecord = z.infer<typeof flowAction>;
/** As it may have been saved by an earlier version; `flowAction` reads it. */
export type StoredFlowAction = z.input<typeof flowAction>;
