import { z } from 'zod';
import { type PlanLimits, type PlanName, plans } from './plans.ts';

/** The message key of an amount that is none. */
export const addonAmountKey = 'subscription.validation.amount';

/** Most of anything that can be bought beside a plan. */
const amountMax = 1_000_000_000;
const amount = z.int(addonAmountKey).min(0, addonAmountKey).max(amountMax, addonAmountKey).default(0);

/** What is bought beside what a plan includes; amounts are a month where those of the plan are. */
export const addons = z.object({
  maxPhonenumbersAddon: amount,
  maxMinutesAddon: amount,
  maxAnswersAddon: amount,
  maxTokenAddon: amount,
  maxWidgetCountAddon: amount,
  extraVisitors: amount,
  /** What follows is agreed and told, and limits nothing: no plan includes any of it. */
  maxSmsAddon: amount,
  analyzeTokenAddon: amount,
  maxDomainAddon: amount,
  internationalForwarding: z.boolean().default(false),
});
export type Addons = z.infer<typeof addons>;

/** What each add-on adds to. */
export const limitOfAddon = {
  maxAnswersAddon: 'answers',
  extraVisitors: 'visitors',
  maxTokenAddon: 'tokens',
  maxWidgetCountAddon: 'widgets',
  maxPhonenumbersAddon: 'phoneNumbers',
  maxMinutesAddon: 'minutes',
} as const satisfies Partial<Record<keyof Addons, keyof PlanLimits>>;
type LimitingAddon = keyof typeof limitOfAddon;
export const limitingAddons = Object.keys(limitOfAddon) as LimitingAddon[];
/** Those amounts that are only agreed. */
export const agreedAddons = [
  'maxSmsAddon',
  'maxDomainAddon',
  'analyzeTokenAddon',
] as const satisfies (keyof Addons)[];

/** What a plan includes together with what was bought beside it; of what is unlimited there is no more. */
export function limitsWith(plan: PlanName, bought: Pick<Addons, LimitingAddon>): PlanLimits {
  const limits: PlanLimits = { ...plans[plan] };
  for (const addon of limitingAddons) {
    const included = limits[limitOfAddon[addon]];
    if (included !== null) limits[limitOfAddon[addon]] = included + bought[addon];
  }
  return limits;
}
