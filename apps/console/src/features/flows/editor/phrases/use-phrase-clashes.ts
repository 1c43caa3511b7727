import { clashQuestionsMax, endpoints, type PhraseClash, TrainingPhraseType } from '@samtale/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useEndpoint } from '../../../../lib/api/api.ts';
import { useFlowParams } from '../../../flow-list/index.ts';
import type { FlowEditorState } from '../use-flow-editor.ts';

/** Milliseconds without a key before what is typed is compared with other flows. */
const pause = 400;

export type ClashOf = (question: string) => PhraseClash | undefined;

/** What other flows have in the same or nearly the same words as the questions that are not saved yet. */
export function usePhraseClashes({ flow, loaded, entry, base }: FlowEditorState): ClashOf {
  const questionList = useMemo(() => {
    const saved = new Set(loaded.phrases.map(({ text }) => text));
    const written = flow.phrases.filter(({ kind }) => kind === TrainingPhraseType.question);
    return [entry, ...written.map(({ text }) => text)]
      .filter((text) => text.trim() && !saved.has(text))
      .slice(0, clashQuestionsMax);
  }, [flow.phrases, loaded.phrases, entry]);
  const asked = useSettled(questionList);
  const { data } = useEndpoint(
    endpoints.checks.findClashes,
    {
      params: useFlowParams(),
      body: {
        intentId: base.id,
        followUpParentId: base.followUpParentId,
        questionList: asked,
      },
    },
    { enabled: asked.length > 0, placeholderData: keepPreviousData },
  );
  return useMemo(() => {
    const byQuestion = new Map(data?.list.map((clash) => [clash.question, clash]));
    return (question) => byQuestion.get(question);
  }, [data]);
}

/** The value once it has not changed for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
