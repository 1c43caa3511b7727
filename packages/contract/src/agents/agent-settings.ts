import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { acknowledged, agentParams, id, nothing, timestamp } from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';
import { answerMinutesMax, answerMinutesMin, chatRules } from '../conversations/live-chat.ts';
import { countryCodes } from '../customers/countries.ts';
import { userAgent } from '../people/profile.ts';
import { language } from './agents.ts';

/** The highest values; the lowest of each is 0. */
export const mlClassificationMax = 10;
export const speechPitchMax = 4000;
/** Days. */
export const gdprIntervalMax = 1000;
/** Hours between saving a shorter interval and the first thing it erases. */
export const gdprDelayHours = 24;

/** Whose voice reads the bot's words aloud. */
export const SpeechVoiceType = { female: 0, male: 1, neutral: 2 } as const;
export type SpeechVoiceType = (typeof SpeechVoiceType)[keyof typeof SpeechVoiceType];

/** What agents mean by a time until somebody chooses: both languages on offer are spoken there. */
export const defaultTimeZone = 'Europe/Copenhagen';

/** The message keys of what is wrong with a setting. */
export const settingKeys = {
  mlClassification: 'settings.invalid.mlClassification',
  timeZone: 'settings.invalid.timeZone',
  speechPitch: 'settings.invalid.speechPitch',
  gdprInterval: 'settings.invalid.gdprInterval',
  answerMinutes: 'settings.invalid.answerMinutes',
} as const;

/** What holds for an agent as a whole. */
export const agentSettings = z.object({
  id,
  name: z.string(),
  projectName: z.string(),
  /** 0..10; a tenth of it is the lowest confidence that triggers a flow. */
  mlClassification: z.int(),
  /** IANA name. */
  timeZone: z.string(),
  speechVoiceType: z.literal(Object.values(SpeechVoiceType)),
  speechPitch: z.int(),
  /** Days after which personal data is erased; at 0 nothing is, and the customers are hidden. */
  gdprInterval: z.int(),
  /** Nothing is erased before; null when that moment has passed or never was. */
  gdprErasesFrom: timestamp.nullable(),
  answerMinutes: z.int(),
  /** Master ids. */
  defaultWelcomeIntentId: id.nullable(),
  defaultFallbackIntentId: id.nullable(),
  languageList: z.array(language),
  includeGpt: z.boolean(),
  includeConversationAI: z.boolean(),
});
export type AgentSettings = z.infer<typeof agentSettings>;

export const getAgentSettings = endpoint({
  method: 'GET',
  path: '/settings/agent/:agentId',
  summary: 'What holds for the agent as a whole',
  access: developers,
  params: agentParams,
  query: nothing,
  body: nothing,
  reply: agentSettings,
  provides: ['settings'],
});

export const saveGeneralSettings = endpoint({
  method: 'PATCH',
  path: '/settings/agent/:agentId/general',
  summary: 'Sets how long a visitor may be let wait before somebody else is asked',
  access: developers,
  params: agentParams,
  query: nothing,
  body: z.object({
    answerMinutes: z
      .int()
      .min(answerMinutesMin, settingKeys.answerMinutes)
      .max(answerMinutesMax, settingKeys.answerMinutes),
  }),
  reply: chatRules,
  invalidates: ['settings', 'chatRules', 'user', 'training'],
});

/** Whether a number in a path is within the bounds of its setting is told by a message key, not by a 404. */
const numberOf = z.coerce.number();

export const setMlClassification = endpoint({
  method: 'GET',
  path: '/settings/setMlClassification/agent/:agentId/value/:value',
  summary: 'How sure the bot has to be before a flow answers, 0-10; it holds once the agent has been trained',
  access: developers,
  audit: 'entered',
  params: agentParams.extend({ value: numberOf }),
  query: nothing,
  body: nothing,
  reply: acknowledged,
  errors: [settingKeys.mlClassification],
  invalidates: ['settings', 'user', 'training'],
});

export const setAgentTimeZone = endpoint({
  method: 'GET',
  path: '/settings/setAgentTimeZone/agent/:agentId/value/:value',
  summary:
    'Sets the time zone (IANA) of opening hours and of all that is said of dates; the agent is trained',
  access: developers,
  audit: 'entered',
  params: agentParams.extend({ value: z.string().max(60) }),
  query: nothing,
  body: nothing,
  reply: acknowledged,
  errors: [settingKeys.timeZone],
  invalidates: ['settings', 'user', 'training'],
});

export const setAgentVoice = endpoint({
  method: 'GET',
  path: '/settings/setAgentVoice/agent/:agentId/speechVoiceType/:speechVoiceType/speechPitch/:speechPitch',
  summary: 'Sets the voice of phone conversations',
  access: developers,
  audit: 'entered',
  params: agentParams.extend({
    speechVoiceType: z.coerce.number().pipe(z.literal(Object.values(SpeechVoiceType))),
    speechPitch: numberOf,
  }),
  query: nothing,
  body: nothing,
  reply: acknowledged,
  errors: [settingKeys.speechPitch],
  invalidates: ['settings', 'user', 'training'],
});

const gdprParams = agentParams.extend({ value: numberOf });

export const setGdprInterval = endpoint({
  method: 'GET',
  path: '/settings/setGDPRInterval/agent/:agentId/value/:value',
  summary:
    'Sets the days after which personal data is erased. A shorter interval erases nothing in its first 24 hours; 0 erases nothing and hides the customers',
  access: developers,
  audit: 'entered',
  params: gdprParams,
  query: nothing,
  body: nothing,
  reply: z.object({ gdprInterval: z.int(), gdprErasesFrom: timestamp.nullable() }),
  errors: [settingKeys.gdprInterval],
  invalidates: ['settings', 'user', 'training'],
});

export const gdprPreview = z.object({
  conversations: z.int(),
  customers: z.int(),
  /** When the oldest of them was last written in or changed; null when there is none. */
  oldest: timestamp.nullable(),
});
export type GdprPreview = z.infer<typeof gdprPreview>;

export const getGdprPreview = endpoint({
  method: 'GET',
  path: '/settings/agent/:agentId/gdprPreview/value/:value',
  summary: 'What would be erased now with this many days',
  access: developers,
  params: gdprParams,
  query: nothing,
  body: nothing,
  reply: gdprPreview,
  errors: [settingKeys.gdprInterval],
  provides: [],
});

export const listedTimeZone = z.object({
  /** IANA name. */
  name: z.string(),
  /** Minutes ahead of UTC now. */
  offset: z.int(),
});
export type ListedTimeZone = z.infer<typeof listedTimeZone>;

export const getTimeZoneList = endpoint({
  method: 'GET',
  path: '/settings/getTimeZoneList',
  summary: 'The time zones of the world with how far each is from UTC now',
  access: { kind: 'signedIn' },
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(listedTimeZone) }),
  provides: [],
});

export const getLanguages = endpoint({
  method: 'GET',
  path: '/settings/language',
  summary: 'The languages on offer',
  access: { kind: 'signedIn' },
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(language) }),
});

export const getCountries = endpoint({
  method: 'GET',
  path: '/settings/country',
  summary: 'The countries on offer, by ISO 3166-1 code',
  access: { kind: 'signedIn' },
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(z.object({ countryCode: z.enum(countryCodes) })) }),
  provides: [],
});

export const getUserAgentList = endpoint({
  method: 'GET',
  path: '/settings/getUserAgentList',
  summary: 'The agents the caller works on, with their roles there',
  access: { kind: 'signedIn' },
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(userAgent) }),
});
