/** Under which a user's messages that have not arrived are kept in the session of a window. */
export const outboxKey = (userId: string): string => `samtale.outbox.${userId}`;
