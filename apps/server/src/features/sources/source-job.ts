import type { JobDefinition } from '../../platform/queue/job-queue.ts';

interface SourceRun {
  agentId: string;
  sourceId: string;
  runId: string;
  /** Whose agent it is; jobs of earlier versions have none. */
  company?: string;
}

/** A website is read in turns of about a minute; each asks for the next one. One that asks for pauses has none meanwhile. */
export const sourceJob: JobDefinition<SourceRun> = {
  name: 'read-source',
  keyOf: ({ sourceId }) => sourceId,
  atOnce: 2,
  groupOf: ({ company, agentId }) => company ?? agentId,
  // A turn, and a document that is begun at its end: fetched and taken apart for five minutes at most.
  longestSeconds: 900,
};
