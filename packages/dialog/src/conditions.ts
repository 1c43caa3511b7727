import { z } from 'zod';
import { type CustomerFacts, customerFactSchema } from './customer-facts.ts';
import { isOpen, localMoment, type Moment, type OfficeTime } from './office-times.ts';
import { type FilterOperator, filterOperators, negations } from './operators.ts';
import type { ParameterValues } from './parameters.ts';
import { bareNumber, comparable } from './written-value.ts';

const operatorSchema = z.enum(filterOperators);

/** A span of time; what is left out does not bound it. Both ends belong to it. */
const timeSpanSchema = z.object({
  /** 0 is Sunday. */
  days: z.array(z.int()).optional(),
  /** `14:30`. */
  fromTime: z.string().optional(),
  toTime: z.string().optional(),
  /** `2026-12-24`. */
  fromDate: z.string().optional(),
  toDate: z.string().optional(),
});
export type TimeSpan = z.infer<typeof timeSpanSchema>;

/** What is known of a conversation without being said. */
export const customInfos = ['channel', 'language', 'staffOnline'] as const;
export type CustomInfo = (typeof customInfos)[number];
const infoSchema = z.enum(customInfos);

export const conditionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('value'), name: z.string(), operator: operatorSchema, value: z.string() }),
  z.object({ kind: z.literal('time'), spans: z.array(timeSpanSchema) }),
  /** Inside the opening hours, or outside them. */
  z.object({ kind: z.literal('office'), isOpen: z.boolean() }),
  z.object({ kind: z.literal('info'), name: infoSchema, operator: operatorSchema, value: z.string() }),
  z.object({
    kind: z.literal('customer'),
    name: customerFactSchema,
    operator: operatorSchema,
    value: z.string(),
  }),
]);
export type Condition = z.infer<typeof conditionSchema>;

export const conditionsSchema = z.object({
  /** How many have to hold. */
  match: z.enum(['none', 'any', 'all']),
  list: z.array(conditionSchema),
});
export type Conditions = z.infer<typeof conditionsSchema>;

/** A condition as it turned out: what was compared, and whether it held. */
export const checkedConditionSchema = z.object({
  condition: conditionSchema,
  /**
   * The value that was compared, or the moment; empty when there was none. What is known of a customer stays with the
   * customer: the log never repeats it.
   */
  actual: z.string(),
  holds: z.boolean(),
});
export type CheckedCondition = z.infer<typeof checkedConditionSchema>;

export interface Circumstances {
  values: ParameterValues;
  /** Milliseconds since the epoch. */
  now: number;
  /** IANA name. */
  timeZone: string;
  /** None is always open. */
  officeTimes: readonly OfficeTime[];
  infos: Readonly<Record<CustomInfo, string>>;
  /** Left out for a customer who is not known. */
  customer?: CustomerFacts | undefined;
  /** Whether a text holds a match of a regular expression; false for one that cannot be read. */
  matches(pattern: string, text: string): boolean;
}

/** Whether conditions hold, and how each of them turned out. Without any they do. */
export function checkConditions(
  { match, list }: Conditions,
  circumstances: Circumstances,
): { met: boolean; checked: CheckedCondition[] } {
  if (!list.length) return { met: true, checked: [] };
  const moment = localMoment(circumstances);
  const checked = list.map((condition) => checkCondition(condition, circumstances, moment));
  const holding = checked.filter(({ holds }) => holds).length;
  const met = { none: holding === 0, any: holding > 0, all: holding === checked.length }[match];
  return { met, checked };
}

function checkCondition(
  condition: Condition,
  circumstances: Circumstances,
  moment: Moment,
): CheckedCondition {
  const when = `${moment.date} ${moment.time}`;
  switch (condition.kind) {
    case 'time':
      return { condition, actual: when, holds: condition.spans.some((span) => isWithin(span, moment)) };
    case 'office':
      return {
        condition,
        actual: when,
        holds: isOpen(circumstances.officeTimes, moment) === condition.isOpen,
      };
    case 'value':
    case 'info': {
      const { name, operator, value } = condition;
      const actual =
        condition.kind === 'info'
          ? circumstances.infos[condition.name]
          : (circumstances.values[name]?.value ?? '');
      const holds = compare[operator](actual, value, { ...circumstances, today: moment.date });
      return { condition, actual, holds };
    }
    case 'customer':
      return { condition, actual: '', holds: holdsOfCustomer(condition, circumstances, moment.date) };
  }
}

/** Of several values it is enough that one compares as told; what must not be so must not be so of any. */
function holdsOfCustomer(
  { name, operator, value }: Extract<Condition, { kind: 'customer' }>,
  circumstances: Circumstances,
  today: string,
): boolean {
  const values = circumstances.customer?.[name] ?? [];
  const wanted = name === 'phone' && operator !== 'matches' ? bareNumber(value) : value;
  const holds = (actual: string) => compare[operator](actual, wanted, { ...circumstances, today });
  if (!values.length) return holds('');
  return negations.has(operator) ? values.every(holds) : values.some(holds);
}

type Compare = (actual: string, wanted: string, circumstances: Circumstances & { today: string }) => boolean;

const fold = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** Below zero when one is smaller: as numbers where both are, otherwise as words; dates and times sort as words. */
function order(one: string, other: string): number {
  const [left, right] = [one, other].map((text) =>
    text.trim() ? Number(text.replace(',', '.')) : Number.NaN,
  );
  if (left !== undefined && right !== undefined && !Number.isNaN(left) && !Number.isNaN(right))
    return left - right;
  return fold(one) < fold(other) ? -1 : Number(fold(one) > fold(other));
}

/** A value that is missing is neither smaller nor larger than another. */
const ordered =
  (holds: (difference: number) => boolean): Compare =>
  (actual, wanted, circumstances) =>
    actual !== '' && holds(difference(actual, wanted, circumstances));

const difference = (actual: string, wanted: string, { infos }: Circumstances): number =>
  order(...comparable(actual, wanted, infos.language));

const truths = new Set(['1', 'ja', 'sand', 'true', 'yes']);

const compare: Record<FilterOperator, Compare> = {
  empty: (actual) => actual.trim() === '',
  notEmpty: (actual) => actual.trim() !== '',
  equals: (actual, wanted, circumstances) => difference(actual, wanted, circumstances) === 0,
  notEquals: (actual, wanted, circumstances) => difference(actual, wanted, circumstances) !== 0,
  smallerOrEquals: ordered((by) => by <= 0),
  largerOrEquals: ordered((by) => by >= 0),
  smaller: ordered((by) => by < 0),
  larger: ordered((by) => by > 0),
  contains: (actual, wanted) => fold(actual).includes(fold(wanted)),
  notContains: (actual, wanted) => !fold(actual).includes(fold(wanted)),
  startWith: (actual, wanted) => fold(actual).startsWith(fold(wanted)),
  endWith: (actual, wanted) => fold(actual).endsWith(fold(wanted)),
  matches: (actual, wanted, { matches }) => matches(wanted, actual),
  birthdate: (actual, _, { today }) =>
    /^\d{4}-\d{2}-\d{2}/.test(actual) && actual.slice(5, 10) === today.slice(5),
  true: (actual) => truths.has(fold(actual)),
  false: (actual) => !truths.has(fold(actual)),
};

/** A span whose end lies before its beginning goes over midnight; its day is the one on which it began. */
function isWithin(
  { days, fromTime = '00:00', toTime = '23:59', fromDate, toDate }: TimeSpan,
  at: Moment,
): boolean {
  const goesOver = toTime < fromTime;
  const isAfterMidnight = goesOver && at.time <= toTime;
  const isInTime = goesOver
    ? at.time >= fromTime || isAfterMidnight
    : at.time >= fromTime && at.time <= toTime;
  const began = isAfterMidnight ? dayBefore(at) : at;
  return (
    isInTime &&
    (!days?.length || days.includes(began.day)) &&
    (fromDate === undefined || began.date >= fromDate) &&
    (toDate === undefined || began.date <= toDate)
  );
}

function dayBefore({ date, day }: Moment): Pick<Moment, 'date' | 'day'> {
  const before = new Date(Date.parse(`${date}T00:00:00Z`) - 24 * 60 * 60_000);
  return { date: before.toISOString().slice(0, 10), day: (day + 6) % 7 };
}
