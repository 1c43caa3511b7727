export { leaveConversation } from '../../leave-conversation.ts';
export { setVisitorValues } from '../../tell-of-visitor.ts';
export { FetchedAction } from './FetchedAction.tsx';
