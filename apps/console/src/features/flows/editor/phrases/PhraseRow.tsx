import { TrainingPhraseType } from '@samtale/contract';
import { type FunctionComponent, memo } from 'react';
import { PhraseEntitiesRow } from './PhraseEntitiesRow.tsx';
import { PhraseKeywordsRow } from './PhraseKeywordsRow.tsx';
import { PhraseQuestionRow } from './PhraseQuestionRow.tsx';
import type { PhraseRowProps } from './phrase-marking.ts';

const rows: Record<TrainingPhraseType, FunctionComponent<PhraseRowProps>> = {
  [TrainingPhraseType.question]: PhraseQuestionRow,
  [TrainingPhraseType.keywords]: PhraseKeywordsRow,
  [TrainingPhraseType.entities]: PhraseEntitiesRow,
};

/** A phrase that is edited where it stands, as its kind is. */
export const PhraseRow = memo(function PhraseRow(props: PhraseRowProps) {
  const Row = rows[props.phrase.kind];
  return <Row {...props} />;
});
