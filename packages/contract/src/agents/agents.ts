import { z } from 'zod';
import { id, languageCode } from '../calls/primitives.ts';

/** How far the sign-up of an agent has come. */
export const Onboarding = { signUpIsFilled: 0, userConfirmed: 1, settingsCompleted: 2 } as const;
export type Onboarding = (typeof Onboarding)[keyof typeof Onboarding];

export const language = z.object({
  id,
  name: z.string(),
  countryCode: z.enum(['DK', 'GB']),
  languageCodeShort: languageCode,
  languageCode: z.enum(['da-DK', 'en-GB']),
});
export type Language = z.infer<typeof language>;

/** What the console needs of an agent to show its menu and languages. */
export const agentSummary = z.object({
  id,
  name: z.string(),
  includeGpt: z.boolean(),
  includeConversationAI: z.boolean(),
  /** For how many days customers are kept in sight; at 0 nobody sees them. */
  gdprInterval: z.int(),
  /** Where its days begin and end (IANA): statistics are counted by them. */
  timeZone: z.string(),
  languageList: z.array(language),
  /** Master ids: the flow of that master in a language greets, or answers what no flow covers, there. */
  defaultWelcomeIntentId: id.nullable(),
  defaultFallbackIntentId: id.nullable(),
});
export type AgentSummary = z.infer<typeof agentSummary>;

/** What an agent has been given that not every agent has. */
export type AgentOption = 'conversationAI' | 'gpt';

/** Whether an agent has what a call or a screen asks for. */
export const includesOption = (
  agent: Pick<AgentSummary, 'includeGpt' | 'includeConversationAI'>,
  option: AgentOption,
): boolean => (option === 'gpt' ? agent.includeGpt : agent.includeConversationAI);
