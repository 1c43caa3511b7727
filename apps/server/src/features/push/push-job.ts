import type { PushKind } from '@samtale/contract';
import type { JobDefinition } from '../../platform/queue/job-queue.ts';

/** One device is to be told of one conversation. What is said there is read when it is told, and kept nowhere else. */
export interface PushJob {
  subscriptionId: string;
  kind: Exclude<PushKind, 'test'>;
  agentId: string;
  chatToken: string;
  /** When it happened. */
  at: string;
}

/**
 * However much is said in a conversation while a device waits to be told of it, it is told once; a request for anybody
 * is other news than a message for one. A push service that
 * is overloaded is asked again after two seconds, then four, eight and sixteen: by then what happened is still news.
 */
export const pushJob: JobDefinition<PushJob> = {
  name: 'push',
  keyOf: ({ subscriptionId, kind, chatToken }) => `${subscriptionId} ${kind} ${chatToken}`,
  atOnce: 20,
  mayOverlap: true,
  retry: { times: 4, firstPause: 2 },
};
