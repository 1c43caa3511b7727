import { groupQuestions, type NluLanguage } from '@samtale/nlu';

export interface GroupingTask {
  texts: string[];
  language: NluLanguage;
}

/** Places of the texts, in groups that ask for the same. */
export const run = ({ texts, language }: GroupingTask): number[][] => groupQuestions(texts, language);
