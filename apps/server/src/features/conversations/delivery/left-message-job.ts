import type { JobDefinition } from '../../../platform/queue/job-queue.ts';

/** One user is to be written to about the message that a visitor has left. What it says is read then. */
export interface LeftMessageJob {
  userId: string;
  agentId: string;
  conversationId: string;
}

/** A mail server that is away is asked again after a minute, then two, and so on for half an hour. */
export const leftMessageJob: JobDefinition<LeftMessageJob> = {
  name: 'left-message',
  keyOf: ({ userId, conversationId }) => `${userId} ${conversationId}`,
  atOnce: 5,
  mayOverlap: true,
  retry: { times: 5, firstPause: 60 },
};
