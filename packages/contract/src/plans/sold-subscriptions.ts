import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { id, nothing, pageParams, withYear } from '../calls/primitives.ts';
import { planLimits, planName } from './plans.ts';
import { addons } from './subscription-addons.ts';
import { PlanType, subscription } from './subscription-list.ts';

/** The message keys of what is wrong with a subscription. */
export const subscriptionKeys = {
  agent: 'subscription.validation.agent',
  plan: 'subscription.validation.plan',
  startsAt: 'subscription.validation.startsAt',
  bindingEnd: 'subscription.validation.bindingEnd',
  endsTooSoon: 'subscription.validation.endsTooSoon',
  discount: 'subscription.validation.discount',
  fixedPrice: 'subscription.validation.fixedPrice',
  currency: 'subscription.validation.currency',
  tooLong: 'subscription.validation.tooLong',
  activeExists: 'subscription.activeExists',
  changed: 'subscription.changed',
  locksOut: 'subscription.locksOut',
} as const;

/** What is paid in, as ISO 4217 names it. */
export const currencies = ['DKK', 'EUR', 'GBP', 'NOK', 'SEK', 'USD'] as const;

/** Longest information message and search text, and the highest price. */
export const informationMessageMax = 1000;
export const subscriptionSearchMax = 200;
const priceMax = 99_999_999;

const wrong = (key: string) => ({ error: () => key });
/** At most two decimals. */
const hasCents = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** What a subscription is about, before its dates are compared. */
export const subscriptionFields = addons.extend({
  /** All-zero for a new one. */
  id,
  /** Whose it is; it stays so. */
  agentId: z.guid(wrong(subscriptionKeys.agent)),
  plan: z.enum(planName.options, wrong(subscriptionKeys.plan)),
  planType: z.literal(Object.values(PlanType)),
  startsAt: z.iso
    .datetime(wrong(subscriptionKeys.startsAt))
    .regex(withYear, wrong(subscriptionKeys.startsAt)),
  /** An end that has passed ends it, unless it renews itself. */
  bindingEnd: z.iso
    .datetime(wrong(subscriptionKeys.bindingEnd))
    .regex(withYear, wrong(subscriptionKeys.bindingEnd)),
  autoRenews: z.boolean(),
  isPaid: z.boolean(),
  /** Per cent of the price. */
  discount: z
    .number(wrong(subscriptionKeys.discount))
    .min(0, subscriptionKeys.discount)
    .max(100, subscriptionKeys.discount)
    .refine(hasCents, subscriptionKeys.discount)
    .default(0),
  /** Agreed instead of the plan's, a month or a year as it is paid; null where there is none. */
  fixedPrice: z
    .number(wrong(subscriptionKeys.fixedPrice))
    .min(0, subscriptionKeys.fixedPrice)
    .max(priceMax, subscriptionKeys.fixedPrice)
    .refine(hasCents, subscriptionKeys.fixedPrice)
    .nullable()
    .default(null),
  currencyId: z.enum(currencies, wrong(subscriptionKeys.currency)).default('DKK'),
  informationMessage: z.string().trim().max(informationMessageMax, subscriptionKeys.tooLong).default(''),
});

export const subscriptionInput = subscriptionFields.superRefine(({ startsAt, bindingEnd }, problems) => {
  if (Date.parse(bindingEnd) > Date.parse(startsAt)) return;
  problems.addIssue({ code: 'custom', path: ['bindingEnd'], message: subscriptionKeys.endsTooSoon });
});
export type SubscriptionInput = z.infer<typeof subscriptionInput>;

const whose = z.object({ agentId: id, agentName: z.string(), customerName: z.string() });

/** A subscription in the list of all of them. */
export const subscriptionRow = subscription
  .pick({
    id: true,
    plan: true,
    planType: true,
    state: true,
    startsAt: true,
    bindingEnd: true,
    autoRenews: true,
    isPaid: true,
  })
  .extend(whose.shape);
export type SubscriptionRow = z.infer<typeof subscriptionRow>;

export const soldSubscription = subscription.extend(whose.shape).extend({
  discount: z.number(),
  fixedPrice: z.number().nullable(),
  currencyId: z.enum(currencies),
  /** Goes back with a change of it, which is refused when somebody else has changed it meanwhile. */
  revision: z.string(),
});
export type SoldSubscription = z.infer<typeof soldSubscription>;

/** They are of all agents, so they are for those who look after all of them. */
const access = { kind: 'signedIn', userAdmin: true } as const;

export const getSubscriptions = endpoint({
  method: 'GET',
  path: '/Subscription/subscriptionList/active/:active/page/:page/rowsPerPage/:rowsPerPage',
  summary:
    "A page of all agents' subscriptions, the newest first: those that have ended, or those that have not. With the text in the agent's name or its company's; pages start at 0",
  access,
  params: pageParams.extend({ active: z.enum(['true', 'false']).transform((text) => text === 'true') }),
  query: z.object({ searchText: z.string().trim().max(subscriptionSearchMax).default('') }),
  body: nothing,
  reply: z.object({
    list: z.array(subscriptionRow),
    totalCount: z.int(),
    pageIndex: z.int(),
    rowsPerPage: z.int(),
  }),
  provides: ['subscriptions'],
});

export const getSubscriptionById = endpoint({
  method: 'GET',
  path: '/subscription/getSubscriptionById/subscriptionId/:subscriptionId',
  summary: 'A subscription with all that was agreed',
  access,
  params: z.object({ subscriptionId: id }),
  query: nothing,
  body: nothing,
  reply: soldSubscription,
  errors: ['error.notFound'],
  provides: [],
});

export const addOrUpdateSubscription = endpoint({
  method: 'PATCH',
  path: '/subscription/addOrUpdateSubscription',
  summary:
    'Saves a subscription, a new one where the id is all-zero. Refused while another of the agent is active, or will be, at the same time, and where it would end all that the caller is on',
  access,
  audit: 'byItself',
  params: nothing,
  query: nothing,
  body: subscriptionInput.safeExtend({
    /** Of the one that was edited; without it whatever is stored is. */
    revision: z.string().max(100).optional(),
  }),
  reply: soldSubscription,
  errors: [
    subscriptionKeys.agent,
    subscriptionKeys.activeExists,
    subscriptionKeys.changed,
    subscriptionKeys.locksOut,
    'error.notFound',
  ],
  invalidates: ['subscriptions', 'agents'],
});

export const getCurrencyList = endpoint({
  method: 'GET',
  path: '/subscription/currencyList',
  summary: 'What a subscription can be paid in',
  access,
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(z.object({ id: z.enum(currencies) })) }),
  provides: [],
});

export const getSubscriptionTypeList = endpoint({
  method: 'GET',
  path: '/subscription/subscriptionTypeList',
  summary: 'The plans there are, each with what it includes',
  access,
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(planLimits.extend({ id: planName })) }),
  provides: [],
});
