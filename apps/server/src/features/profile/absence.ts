/**
 * Milliseconds without a connection after which somebody who has said that they are online is taken to be gone: a
 * laptop that was shut, not a train in a tunnel.
 */
export const absence = 2 * 60_000;

/** Whether a user takes chats and is there. */
export const isOnline = (
  user: { isActive: boolean; chatStatus: 0 | 1; lastSeenAt: string | null },
  now: Date,
): boolean =>
  user.isActive &&
  user.chatStatus === 1 &&
  user.lastSeenAt !== null &&
  Date.parse(user.lastSeenAt) > now.getTime() - absence;
