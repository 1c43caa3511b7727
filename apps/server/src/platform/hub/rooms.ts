/** Names of the hub's rooms. Staff on an agent; those who watch a conversation, on either namespace. */
export const agentRoom = (agentId: string): string => `agent:${agentId}`;
export const userRoom = (userId: string): string => `user:${userId}`;
export const conversationRoom = (conversationId: string): string => `conversation:${conversationId}`;
