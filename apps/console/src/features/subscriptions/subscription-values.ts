import {
  type Addons,
  newId,
  type PlanName,
  PlanType,
  plans,
  type SoldSubscription,
  type SubscriptionInput,
  trialDays,
} from '@samtale/contract';
import { dayAfter, dayOf, endOf, startOf } from './day-input.ts';

export type AddonAmount = Exclude<keyof Addons, 'internationalForwarding'>;

/** A subscription as the form has it: what is not chosen yet is empty, and so is a number that is not filled in null. */
export interface SubscriptionValues extends Record<AddonAmount, number | null> {
  agentId: string;
  agentName: string;
  customerName: string;
  plan: PlanName | '';
  planType: PlanType;
  /** Days, as `2026-11-20`. */
  startsAt: string;
  bindingEnd: string;
  autoRenews: boolean;
  isPaid: boolean;
  discount: number | null;
  fixedPrice: number | null;
  currencyId: SoldSubscription['currencyId'];
  internationalForwarding: boolean;
  informationMessage: string;
}

const noAddons = {
  maxPhonenumbersAddon: 0,
  maxMinutesAddon: 0,
  maxAnswersAddon: 0,
  maxTokenAddon: 0,
  maxWidgetCountAddon: 0,
  extraVisitors: 0,
  maxSmsAddon: 0,
  analyzeTokenAddon: 0,
  maxDomainAddon: 0,
  internationalForwarding: false,
} satisfies Addons;

/** One that begins today and renews itself by the month. */
export function newSubscription(now: Date): SubscriptionValues {
  const startsAt = dayOf(now.toISOString());
  return {
    ...{ agentId: '', agentName: '', customerName: '', plan: '', planType: PlanType.monthly, startsAt },
    bindingEnd: lastDayOf(startsAt, '', PlanType.monthly),
    ...{ autoRenews: true, isPaid: false, discount: 0, fixedPrice: null, currencyId: 'DKK' },
    ...noAddons,
    informationMessage: '',
  };
}

export function subscriptionValues(saved: SoldSubscription): SubscriptionValues {
  const { id: _id, state: _state, revision: _revision, ...values } = saved;
  return { ...values, startsAt: dayOf(saved.startsAt), bindingEnd: dayOf(saved.bindingEnd) };
}

/** How long one lasts until its binding ends, or renews itself for. */
const lengthOf = (plan: PlanName | '', planType: PlanType) =>
  plan !== '' && plans[plan].category === 'trial'
    ? { days: trialDays }
    : { months: planType === PlanType.annual ? 12 : 1 };

/** The last day of one that begins on a day. */
const lastDayOf = (startsAt: string, plan: PlanName | '', planType: PlanType): string =>
  dayAfter(dayAfter(startsAt, lengthOf(plan, planType)), { days: -1 });

/** A change of what the end follows from, with the end of a new one; an end that was chosen by hand stays. */
export function termChange(
  values: SubscriptionValues,
  part: Partial<Pick<SubscriptionValues, 'plan' | 'planType' | 'startsAt'>>,
  isNew: boolean,
): Partial<SubscriptionValues> {
  const { plan, planType, startsAt, bindingEnd } = values;
  const next = { ...{ plan, planType, startsAt }, ...part };
  const follows = isNew && startsAt && bindingEnd === lastDayOf(startsAt, plan, planType);
  const end = follows && next.startsAt && lastDayOf(next.startsAt, next.plan, next.planType);
  return { ...part, ...(end && { bindingEnd: end }) };
}

/** The last day once it is prolonged: from where it ends, or from today where it has. */
export function prolonged({ bindingEnd, plan, planType }: SubscriptionValues, now: Date): string {
  const yesterday = dayAfter(dayOf(now.toISOString()), { days: -1 });
  return dayAfter(bindingEnd > yesterday ? bindingEnd : yesterday, lengthOf(plan, planType));
}

/** What is sent: days from their beginning to their end, and a moment that was not changed as it was. */
export function subscriptionInputOf(
  values: SubscriptionValues,
  saved: SoldSubscription | null,
): Record<keyof SubscriptionInput, unknown> {
  const { agentName: _agent, customerName: _customer, ...sent } = values;
  const isKept = (field: 'startsAt' | 'bindingEnd') => saved && dayOf(saved[field]) === values[field];
  return {
    ...sent,
    id: saved?.id ?? newId,
    startsAt: isKept('startsAt') ? saved?.startsAt : startOf(values.startsAt),
    bindingEnd: isKept('bindingEnd') ? saved?.bindingEnd : endOf(values.bindingEnd),
    discount: values.discount ?? 0,
    ...amountsOf(values),
  };
}

/** Nothing is none. */
function amountsOf(values: SubscriptionValues): Record<AddonAmount, number> {
  const { internationalForwarding: _, ...amounts } = noAddons;
  const names = Object.keys(amounts) as AddonAmount[];
  return Object.fromEntries(names.map((name) => [name, values[name] ?? 0])) as Record<AddonAmount, number>;
}
