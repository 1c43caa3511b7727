/** Names of the hub's rooms. Staff on an agent; those who watch a conversation, on either namespace. */
export const agentRoom = (agentId: string): string => `agent:${agentId}`;
/** Those of them who build the agent's bot: how trainings, readings, tests and imports go is for them alone. */
export const builderRoom = (agentId: string): string => `builders:${agentId}`;
export const conversationRoom = (conversationId: string): string => `conversation:${conversationId}`;
/** All of a user's windows, and those of one of their sessions. */
export const personRoom = (userId: string): string => `person:${userId}`;
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;
/** A user's windows that look at an agent. */
export const userRoom = (userId: string, agentId: string): string => `user:${userId}:${agentId}`;
