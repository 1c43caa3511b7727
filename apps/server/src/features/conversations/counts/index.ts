export { countConversations } from './count-conversations.ts';
export { countByAgent, countEarlier } from './count-earlier.ts';
export type { CountKind } from './count-log.ts';
export { countWhatGoesOn } from './count-what-goes-on.ts';
export { dayIn } from './day-in.ts';
export { deviceOf } from './device-of.ts';
export { conversationCounts, generatedDays } from './tables.ts';
