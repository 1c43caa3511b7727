import { questionOrder, questionStatus } from '@samtale/contract';
import { z } from 'zod';

/** What the unsolved questions keep in their address; what is left out is as it is at first. */
export const trainingSearch = z.object({
  text: z.coerce.string().max(500).optional().catch(undefined),
  /** From 1. */
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  /** Groups of questions that ask the same, unless they are to be listed one by one. */
  view: z.literal('list').optional().catch(undefined),
  /** Most asked first, unless told. */
  order: questionOrder.exclude(['count']).optional().catch(undefined),
  /** The unsolved ones, unless told. */
  show: questionStatus.extract(['ignored']).optional().catch(undefined),
  /** Id of the question that is being added to a flow. */
  question: z.guid().optional().catch(undefined),
});
export type TrainingSearch = z.infer<typeof trainingSearch>;
