export { agentOfConversation } from './agent-of-conversation.ts';
export { catchUpRows } from './catch-up-rows.ts';
export { ConversationService } from './conversation-service.ts';
export { attachHub } from './hub-handlers.ts';
export { visitorDeliveryText } from './read-log.ts';
export { conversationRoutes } from './routes.ts';
export { wordsOf } from './spoken-bubbles.ts';
export { type StepInput, type TakenStep, takeStep } from './take-step.ts';
export { createVisitorTokens, type VisitorTokens } from './visitor-tokens.ts';
