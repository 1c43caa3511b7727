import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { id, nothing, pageParams, timestamp } from '../calls/primitives.ts';
import { administrators, roleGroups } from '../calls/roles.ts';
import { countryCode } from '../customers/countries.ts';
import { writtenNumberMax } from '../phone/phone-numbers.ts';
import { subscription } from '../plans/subscription-list.ts';
import { language } from './agents.ts';
import { isWrittenWebsite } from './company-facts.ts';

/** Whose language model answers. */
export const GptIntegrationType = { openAi: 0, azure: 1 } as const;
export type GptIntegrationType = (typeof GptIntegrationType)[keyof typeof GptIntegrationType];

/** Who turns a caller's speech into words. */
export const PhoneSpeechType = { google: 0, azure: 1, openAi: 2 } as const;
export type PhoneSpeechType = (typeof PhoneSpeechType)[keyof typeof PhoneSpeechType];

/** The message keys of what is wrong with an agent. */
export const agentKeys = {
  name: 'agents.validation.name',
  projectName: 'agents.validation.projectName',
  companyName: 'agents.validation.companyName',
  country: 'agents.validation.country',
  cvr: 'agents.validation.cvr',
  danishCvr: 'agents.validation.danishCvr',
  url: 'agents.validation.url',
  billingEmail: 'agents.validation.billingEmail',
  phoneNumber: 'agents.validation.phoneNumber',
  languages: 'agents.validation.languages',
  tooLong: 'agents.validation.tooLong',
  languageInUse: 'agents.languageInUse',
  tooManyLanguages: 'agents.tooManyLanguages',
  userAdminOnly: 'agents.userAdminOnly',
  changed: 'agents.changed',
} as const;

/** An agent in the list of all of them. What there is nothing of yet, such as calls, counts 0. */
export const agentRow = z.object({
  id,
  name: z.string(),
  customerName: z.string(),
  project: z.string(),
  countryCode: z.string(),
  cvr: z.string(),
  /** What its sign-up asked for and it has not been given yet, as E.164; empty without. */
  wantedPhoneNumber: z.string(),
  /** When one of its people was last there. */
  lastActive: timestamp.nullable(),
  lastConversation: timestamp.nullable(),
  /** Of this calendar month (UTC). */
  usage: z.object({ minutes: z.int(), calls: z.int(), conversations: z.int(), tokens: z.int() }),
  activeSubscriptions: z.int(),
  unsolvedTrainings: z.int(),
  /** Null while nothing counts them. */
  failedPhoneSipRegistrations: z.int().nullable(),
});
export type AgentRow = z.infer<typeof agentRow>;

/** Longest search text, and longest field of a company. */
export const agentTextMax = 200;
const field = z.string().trim().max(agentTextMax, agentKeys.tooLong);
const optionalEmail = field.refine(
  (text) => text === '' || z.email().safeParse(text).success,
  agentKeys.billingEmail,
);
const optionalUrl = field.refine(isWrittenWebsite, agentKeys.url);

/**
 * The company that pays for an agent. A Danish one's number has eight digits; others are as their countries have them.
 */
export const companyInput = z
  .object({
    cvr: field,
    name: field.min(1, agentKeys.companyName),
    url: optionalUrl,
    address: field,
    postalCode: field,
    city: field,
    countryCode: countryCode(agentKeys.country),
    billingFirstName: field,
    billingLastName: field,
    billingEmail: optionalEmail,
  })
  .superRefine(({ cvr, countryCode }, problems) => {
    const isDanish = countryCode === 'DK';
    if (isDanish ? /^\d{8}$/.test(cvr.replace(/ /g, '')) : cvr.length >= 2 && cvr.length <= 20) return;
    const message = isDanish ? agentKeys.danishCvr : agentKeys.cvr;
    problems.addIssue({ code: 'custom', path: ['cvr'], message });
  });
export type CompanyInput = z.infer<typeof companyInput>;

/** What the agent is built with and may do; only user admins change it. */
export const agentOptions = z.object({
  includeConversationAI: z.boolean(),
  includeGpt: z.boolean(),
  includeGptIntegrationType: z.literal(Object.values(GptIntegrationType)),
  /** The name of the resource at Azure that answers; empty with another provider. */
  azureEndpointId: field,
  gptModelNameEmbedding: field,
  phoneSpeechType: z.literal(Object.values(PhoneSpeechType)),
});
export type AgentOptions = z.infer<typeof agentOptions>;

export const agentProfile = agentOptions.extend({
  id,
  name: z.string(),
  projectName: z.string(),
  /** As in the list. */
  wantedPhoneNumber: z.string(),
  status: z.int(),
  customer: z.object({
    id,
    cvr: z.string(),
    name: z.string(),
    url: z.string(),
    address: z.string(),
    postalCode: z.string(),
    city: z.string(),
    countryCode: z.string(),
    billingFirstName: z.string(),
    billingLastName: z.string(),
    billingEmail: z.string(),
  }),
  /** Whether a key to the language model is stored; the key itself never leaves the server. */
  hasSubscriptionKey: z.boolean(),
  totalToken: z.int(),
  languageList: z.array(language),
  /** Those a language cannot be taken away with: how many flows there are in it. */
  flowsOfLanguages: z.array(z.object({ languageId: id, count: z.int() })),
  /** The one that counts now, or is the next or the last one; null without any. */
  subscription: subscription.nullable(),
  maxLanguageCount: z.int().nullable(),
  /** Goes back with a change of it, which is refused when somebody else has changed it meanwhile. */
  revision: z.string(),
  /** What the caller may change. */
  may: z.object({ editCompany: z.boolean(), editAgent: z.boolean() }),
});
export type AgentProfile = z.infer<typeof agentProfile>;

export const editAgentBody = agentOptions.extend({
  id,
  name: field.min(1, agentKeys.name),
  projectName: field.min(1, agentKeys.projectName),
  /** However it is written; empty once it has been given one. Without it what is stored stays. */
  wantedPhoneNumber: z.string().trim().max(writtenNumberMax, agentKeys.tooLong).optional(),
  customer: companyInput,
  /** Null keeps what is stored; empty forgets it. */
  subscriptionKey: z.string().trim().max(500).nullable(),
  languageList: z.array(id).min(1, agentKeys.languages).max(20),
  /** Of the agent that was edited; without it whatever is stored is. */
  revision: z.string().max(100).optional(),
});
export type EditAgent = z.infer<typeof editAgentBody>;

export const getAgentList = endpoint({
  method: 'GET',
  path: '/agent/agentList/:agentId/page/:page/rowsPerPage/:rowsPerPage',
  summary:
    'A page of all agents, by name: those in whose name, company, project, CVR or asked-for number the text is; pages start at 0',
  access: { kind: 'agent', roles: roleGroups.administrator, agentFrom: 'agentId', userAdmin: true },
  params: z.object({ agentId: id, ...pageParams.shape }),
  query: z.object({ searchText: z.string().trim().max(agentTextMax).default('') }),
  body: nothing,
  reply: z.object({ list: z.array(agentRow), totalCount: z.int() }),
  provides: ['agents'],
});

export const getAgent = endpoint({
  method: 'GET',
  path: '/agent/getAgent/agentId/:agentId/selectedAgentId/:selectedAgentId',
  summary: 'An agent with its company: the one the caller works on (`selectedAgentId`), for user admins any',
  access: { kind: 'agent', roles: roleGroups.all, agentFrom: 'selectedAgentId' },
  params: z.object({ agentId: id, selectedAgentId: id }),
  query: nothing,
  body: nothing,
  reply: agentProfile,
  errors: ['error.notFound'],
  provides: [],
});

export const editAgent = endpoint({
  method: 'POST',
  path: '/agent/editAgent/:agentId',
  summary:
    'Saves the agent of the body. Administrators of the agent in the path change its company; user admins change any agent',
  access: administrators,
  audit: 'byItself',
  params: z.object({ agentId: id }),
  query: nothing,
  body: editAgentBody,
  reply: agentProfile,
  errors: [
    agentKeys.changed,
    agentKeys.languageInUse,
    agentKeys.tooManyLanguages,
    agentKeys.userAdminOnly,
    'error.notFound',
  ],
  invalidates: ['agents', 'user', 'phoneNumbers'],
});

export const findAgents = endpoint({
  method: 'GET',
  path: '/agent/agents/name/:name',
  summary: 'The first twenty agents with a text in their name or their company’s; all for `*`',
  access: { kind: 'signedIn', userAdmin: true },
  params: z.object({ name: z.string().trim().min(1).max(agentTextMax) }),
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(z.object({ id, name: z.string(), customerName: z.string() })) }),
  provides: [],
});
