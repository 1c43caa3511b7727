/** Names of the hub's rooms. Staff on an agent; those who watch a conversation, on either namespace. */
export const agentRoom = (agentId: string): string => `agent:${agentId}`;
export const conversationRoom = (conversationId: string): string => `conversation:${conversationId}`;
/** A user's windows that look at an agent. */
export const userRoom = (userId: string, agentId: string): string => `user:${userId}:${agentId}`;
