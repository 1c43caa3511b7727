import type { JobDefinition } from '../../platform/queue/job-queue.ts';

/** A website is read in turns of about a minute; each asks for the next one. */
export const sourceJob: JobDefinition<{ agentId: string; sourceId: string; runId: string }> = {
  name: 'read-source',
  keyOf: ({ sourceId }) => sourceId,
  atOnce: 2,
  // A turn, and a document that is begun at its end: fetched and taken apart for five minutes at most.
  longestSeconds: 900,
};
