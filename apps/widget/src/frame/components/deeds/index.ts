export { leaveConversation } from '../../leave-conversation.ts';
export { tellOfVisitor } from '../../tell-of-visitor.ts';
export { FetchedDeed } from './FetchedDeed.tsx';
