/**
 * What the console keeps answers about: what a change invalidates it reads again where an answer provides it. A plural is a
 * list, a singular one record as a whole. What is read again whenever it is opened is none.
 */
export const subjects = [
  'agents',
  'cannedReplies',
  'chat',
  'chatCounts',
  'chatRules',
  'chats',
  'checks',
  'companyFacts',
  'customer',
  'customers',
  'devices',
  'entityTypes',
  'flow',
  'flows',
  'members',
  'officeHours',
  'pages',
  'phoneNumbers',
  'pushDevices',
  'questions',
  'secrets',
  'settings',
  'settingsTemplates',
  'source',
  'sources',
  'subscriptions',
  'teams',
  'template',
  'templates',
  'tests',
  'training',
  'twoFactor',
  'user',
  'waiting',
  'widgets',
] as const;
export type Subject = (typeof subjects)[number];

/** What flows use: the lists of these tell by which flows. */
export const usedByFlows = ['entityTypes', 'secrets', 'templates'] as const satisfies readonly Subject[];
