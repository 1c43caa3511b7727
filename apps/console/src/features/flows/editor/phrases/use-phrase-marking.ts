import { TrainingPhraseType } from '@samtale/contract';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useEntityTypeList, useEntityTypeName } from '../../../entities/index.ts';
import { countParameters } from '../parameters/parameter-changes.ts';
import type { FlowEditorState } from '../use-flow-editor.ts';
import type { Marking } from './phrase-marking.ts';

/** The flow's parameters, with how many phrases take each. */
export function usePhraseMarking({ flow, setFlow }: FlowEditorState) {
  const { data } = useEntityTypeList();
  const nameOf = useEntityTypeName();
  const names = useMemo(
    () => new Map((data?.list ?? []).map((type) => [type.id, nameOf(type)])),
    [data, nameOf],
  );
  const typeName = useCallback((id: string) => names.get(id) ?? '…', [names]);
  // Counted when typing rests: there may be ten thousand phrases.
  const phrases = useDeferredValue(flow.phrases);
  const counts = useMemo(() => countParameters(phrases), [phrases]);
  const keywordPhrases = useMemo(
    () => phrases.filter(({ kind }) => kind === TrainingPhraseType.keywords).length,
    [phrases],
  );
  const { parameters } = flow;
  const marking = useMemo(
    (): Marking => ({
      parameters,
      wanted: parameters.filter(({ name }) => counts.has(name)).map(({ name }) => name),
      keywordPhrases,
      typeName,
      change: (parameter) =>
        setFlow((now) => ({
          ...now,
          parameters: now.parameters.map((one) => (one.name === parameter.name ? parameter : one)),
        })),
      add: (parameter) => setFlow((now) => ({ ...now, parameters: [...now.parameters, parameter] })),
    }),
    [parameters, counts, keywordPhrases, typeName, setFlow],
  );
  return { marking, counts };
}
