export { ConversationLinks } from './ConversationLinks.tsx';
export { CustomerFinder } from './CustomerFinder.tsx';
export { customerLabel } from './customer-label.ts';
export { useSetSolved } from './use-set-solved.ts';
