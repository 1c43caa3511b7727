import type { PhraseClash } from '@samtale/contract';
import type { EditorParameter, EditorPhrase } from './editor-phrase.ts';

/** What phrases need to know of the parameters that can be marked in them. Phrases of templates have none. */
export interface Marking {
  /** The flow's, in order; the place of one is its colour. */
  parameters: readonly EditorParameter[];
  /** Those that some phrase takes, so that every phrase has to. */
  wanted: readonly string[];
  /** Keyword phrases there are. */
  keywordPhrases: number;
  /** What people read for an entity type, by its id. */
  typeName(entityType: string): string;
  add(parameter: EditorParameter): void;
  /** Puts a parameter in place of the one of its name. */
  change(parameter: EditorParameter): void;
}

/** A phrase of the list, as it is edited where it stands. */
export interface PhraseRowProps {
  phrase: EditorPhrase;
  /** Undefined where phrases are words alone. */
  marking: Marking | undefined;
  problem: string | undefined;
  /** What another flow has in the same or nearly the same words. */
  clash: PhraseClash | undefined;
  onChange(phrase: EditorPhrase): void;
  onRemove(): void;
  /** To the row above (-1) or below (1). */
  onMove(step: -1 | 1): void;
}
