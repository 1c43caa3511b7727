import { type EntityTrialResult, endpoints, newId } from '@samtale/contract';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/api.ts';
import type { EditorEntityType, EditorEntry, EntryProblem } from './editor-entity-type.ts';

/** Milliseconds of rest before a sentence is tried. */
const rest = 250;

interface Tried extends Pick<EntityTrialResult, 'foundList'> {
  text: string;
  /** What is wrong with patterns, by the key of their rows. */
  problems: ReadonlyMap<string, EntryProblem>;
}

interface TrialOptions {
  params: { agentId: string; languageId: string };
  /** Null for a type that is not saved yet. */
  entityTypeId: string | null;
  text: string;
  isRegEx: boolean;
  /** The values as they stand in the editor; null where those that are saved count. */
  entries: EditorEntityType['entries'] | null;
}

/** What a type finds in a sentence now, asked again when the sentence or the values have been left alone a moment. */
export function useEntityTrial({ params, entityTypeId, text, isRegEx, entries }: TrialOptions) {
  const [tried, setTried] = useState<Tried | null>(null);
  const [failed, setFailed] = useState(false);
  // Patterns are looked at even when there is no sentence to find them in.
  const wanted = text.trim() !== '' || (isRegEx && entries !== null);

  useEffect(() => {
    setFailed(false);
    if (!wanted) return setTried(null);
    const giveUp = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { foundList, problemList } = await call(endpoints.entities.tryEntityType, {
          params: { ...params, entityTypeId: entityTypeId ?? newId },
          body: {
            text,
            isRegEx,
            entityList: entries?.map(({ name, synonyms }) => ({ name, synonymList: [...synonyms] })) ?? null,
          },
          signal: giveUp.signal,
        });
        setTried({ text, foundList, problems: byEntry(problemList, entries ?? []) });
      } catch {
        if (!giveUp.signal.aborted) setFailed(true);
      }
    }, rest);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [params, entityTypeId, text, isRegEx, entries, wanted]);

  return { tried, failed };
}

function byEntry(
  problems: EntityTrialResult['problemList'],
  entries: readonly EditorEntry[],
): ReadonlyMap<string, EntryProblem> {
  return new Map(
    problems.flatMap(({ index, messageKey }) => {
      const entry = entries[index];
      return entry ? [[entry.key, { name: entry.name, messageKey }] as const] : [];
    }),
  );
}
