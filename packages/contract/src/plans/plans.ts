import { z } from 'zod';

const most = z.int().nullable();

/** What a plan includes; null is as much as one likes, 0 not at all. */
export const planLimits = z.object({
  category: z.enum(['trial', 'paid']),
  sources: most,
  widgets: most,
  phoneNumbers: most,
  /** A month. */
  answers: most,
  tokens: most,
  /** Of phone conversations, a month. */
  minutes: most,
  /** A month. */
  visitors: most,
  /** People who sign in. */
  users: most,
  languages: most,
  /** Whether people can have other roles than the administrator's. */
  userRoles: z.boolean(),
});
export type PlanLimits = z.infer<typeof planLimits>;

const chatbot = { category: 'paid', phoneNumbers: 0, minutes: 0, languages: null } as const;
const phone = { category: 'paid', widgets: 0, answers: null, visitors: null, languages: null } as const;
const million = 1_000_000;

/** What there is to buy, and the trial. */
export const plans = {
  trial: {
    category: 'trial',
    sources: 1,
    widgets: 1,
    phoneNumbers: 1,
    answers: null,
    tokens: null,
    minutes: null,
    visitors: null,
    users: null,
    languages: null,
    userRoles: true,
  },
  chatbotSmall: {
    ...chatbot,
    sources: 5,
    widgets: 1,
    answers: 100,
    tokens: 20 * million,
    visitors: null,
    users: null,
    userRoles: false,
  },
  chatbotMedium: {
    ...chatbot,
    sources: 10,
    widgets: 3,
    answers: 400,
    tokens: 50 * million,
    visitors: 60_000,
    users: null,
    userRoles: true,
  },
  chatbotEnterprise: {
    ...chatbot,
    sources: 20,
    widgets: 10,
    answers: null,
    tokens: 100 * million,
    visitors: null,
    users: null,
    userRoles: true,
  },
  phoneSmall: {
    ...phone,
    sources: 5,
    phoneNumbers: 1,
    minutes: 300,
    tokens: 20 * million,
    users: null,
    userRoles: false,
  },
  phoneMedium: {
    ...phone,
    sources: 10,
    phoneNumbers: 1,
    minutes: 1000,
    tokens: 50 * million,
    users: null,
    userRoles: true,
  },
  phoneEnterprise: {
    ...phone,
    sources: 20,
    phoneNumbers: 3,
    minutes: 3000,
    tokens: 100 * million,
    users: null,
    userRoles: true,
  },
} as const satisfies Record<string, PlanLimits>;
export type PlanName = keyof typeof plans;
export const planName = z.enum(Object.keys(plans) as [PlanName, ...PlanName[]]);

/** How long a trial lasts, in days. */
export const trialDays = 14;
