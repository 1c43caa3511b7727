import type { FlowListItem } from '@samtale/contract';

export interface TrainedCounts {
  flows: number;
  phrases: number;
}

/** How many flows of a list visitors get, and their phrases as the list has them, those of templates among them. */
export function countsOfLanguage(list: readonly FlowListItem[]): TrainedCounts {
  const published = list.filter(({ isPublished, disabled }) => isPublished && !disabled);
  const phrases = published.reduce((sum, { trainingPhraseCount }) => sum + trainingPhraseCount, 0);
  return { flows: published.length, phrases };
}
