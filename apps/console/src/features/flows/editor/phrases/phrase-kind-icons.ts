import { TrainingPhraseType } from '@samtale/contract';
import { Braces, KeyRound, type LucideIcon, MessageSquare } from 'lucide-react';

export const phraseKindIcons: Record<TrainingPhraseType, LucideIcon> = {
  [TrainingPhraseType.question]: MessageSquare,
  [TrainingPhraseType.keywords]: KeyRound,
  [TrainingPhraseType.entities]: Braces,
};
