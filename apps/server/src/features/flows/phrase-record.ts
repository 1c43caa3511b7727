import {
  type PhraseContent,
  phraseContent,
  type StoredPhrase,
  type StoredPhrasePart,
  type TrainingPhrase,
  type TrainingPhrasePart,
} from '@samtale/contract';
import type { InferSelectModel } from 'drizzle-orm';
import type { trainingPhrases } from './tables.ts';

type PhraseRow = InferSelectModel<typeof trainingPhrases>;
type PhraseColumns = Pick<PhraseRow, 'text' | 'type' | 'parts'>;

/** A phrase as its row has it: without blanks around it, and in parts only where something is marked. */
export function phraseColumns({ question, type, trainingPhrasePartList }: PhraseContent): PhraseColumns {
  const isPlain = trainingPhrasePartList.every((part) => part.entityType === null) && type === 1;
  return { text: question.trim(), type, parts: isPlain ? [] : trainingPhrasePartList.map(storedPart) };
}

/** Without what parts of earlier versions do not have, so that a phrase that is saved again is the same. */
function storedPart({ days, ...part }: TrainingPhrasePart): StoredPhrasePart {
  return days === 'any' ? part : { ...part, days };
}

/** A phrase as a version of its flow keeps it: what is as always is left out. */
export function storedPhrase({ text, type, parts }: PhraseColumns): StoredPhrase {
  return {
    question: text,
    ...(type !== 1 && { type }),
    ...(parts.length && { trainingPhrasePartList: parts }),
  };
}

/** A phrase as the editor has it. */
export function phraseRecord(
  { id, text, type, parts }: PhraseColumns & { id: string },
  index: number,
): TrainingPhrase {
  return { id, index, ...phraseContent.parse({ question: text, type, trainingPhrasePartList: parts }) };
}
