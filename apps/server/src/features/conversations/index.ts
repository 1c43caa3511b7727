export { ConversationService } from './conversation-service.ts';
export {
  type CountKind,
  conversationCounts,
  countEarlier,
  countWhatGoesOn,
  dayIn,
  deviceOf,
  generatedDays,
} from './counts/index.ts';
export { leftMessageJob } from './delivery/left-message-job.ts';
export { readSpoken } from './delivery/read-spoken.ts';
export { sendChatMail } from './delivery/send-chat-mail.ts';
export { mailLeftMessage } from './delivery/tell-of-left-message.ts';
export type { ForgetElsewhere } from './erasure/anonymise-conversation.ts';
export { holdsConversation } from './handover/holds-conversation.ts';
export { acceptInvitation, createInvitation, forgetInvitations } from './handover/invitations.ts';
export { staffWhoTakeChats } from './handover/online-staff.ts';
export { setChatRules } from './inbox/chat-rules.ts';
export type { ConversationReader } from './inbox/conversation-reader.ts';
export { countCallsSince } from './inbox/count-calls.ts';
export { countConversationsSince } from './inbox/count-conversations.ts';
export { agentOfConversation } from './log/agent-of-conversation.ts';
export { catchUpRows } from './log/catch-up-rows.ts';
export { countErasures } from './log/erasure-receipts.ts';
export { visitorDeliveryOf } from './log/read-log.ts';
export { wordsOf } from './log/spoken-bubbles.ts';
export { type SpokenLine, spokenLines } from './log/spoken-lines.ts';
export { attachHub } from './realtime/attach-hub.ts';
export { createVisitorTokens, type VisitorTokens } from './realtime/visitor-tokens.ts';
export { conversationRoutes } from './routes.ts';
export { countPassages } from './turn/retrieve-passages.ts';
export { type StepInput, type TakenStep, takeStep } from './turn/take-step.ts';
export { asOnWidget, type ReadWidgetBehaviour, type WidgetBehaviour } from './turn/widget-behaviours.ts';
export type { GenerateAnswer } from './turn/work-runner.ts';
