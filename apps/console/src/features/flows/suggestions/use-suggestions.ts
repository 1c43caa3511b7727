import { type ApiError, endpoints, type Flow, type FlowListItem, type SpeechBubble } from '@samtale/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, useEndpoint } from '../../../lib/api/api.ts';
import { reread } from '../../../lib/api/reread.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { useFlowParams } from '../../flow-list/index.ts';
import {
  type FlowSuggestion,
  suggestionGroups,
  withoutSuggestion,
  withSuggestions,
} from './flow-suggestions.ts';

const { getFlow, updateSpeechBubble, deleteSpeechBubble } = endpoints.flows;

/** A flow's buttons as they are saved, with what is changed on the screen; saved bubble by bubble, as a draft. */
export function useSuggestions({ id: intentId, title }: FlowListItem, onSaved: () => void) {
  const { t } = useTranslation('flows');
  const toast = useToast();
  const queries = useQueryClient();
  const params = useFlowParams();
  const { data: flow, error, refetch } = useEndpoint(getFlow, { params: { ...params, intentId } });
  const [changed, setChanged] = useState<ReadonlyMap<string, FlowSuggestion>>(new Map());
  const groups = useMemo(() => flow && suggestionGroups(flow), [flow]);
  const refresh = () => reread(queries, updateSpeechBubble.invalidates);

  const save = useMutation<void, ApiError, Flow>({
    mutationFn: async (from) => {
      for (const bubble of bubblesOf(from)) {
        const here = [...changed.values()].filter(({ bubbleId }) => bubbleId === bubble.id);
        if (!here.length) continue;
        await call(updateSpeechBubble, { params, body: { speechBubble: withSuggestions(bubble, here) } });
      }
    },
    onSuccess: () => {
      toast.success(t('intentList.snackbar.updateSuggestionSuccess', { title }));
      onSaved();
    },
    onError: () => toast.error(t('intentList.snackbar.updateSuggestionError', { title })),
    // Bubbles that were saved before one failed are shown as they are.
    onSettled: refresh,
  });

  const remove = useMutation<void, ApiError, FlowSuggestion>({
    mutationFn: async ({ bubbleId, messageId }) => {
      const bubble = flow && bubblesOf(flow).find(({ id }) => id === bubbleId);
      if (!bubble) return;
      const left = withoutSuggestion(bubble, messageId);
      if (left) await call(updateSpeechBubble, { params, body: { speechBubble: left } });
      else await call(deleteSpeechBubble, { params: { ...params, speechBubbleId: bubbleId } });
    },
    onSuccess: (_, { messageId, displayText }) => {
      setChanged((now) => new Map([...now].filter(([id]) => id !== messageId)));
      toast.success(t('intentDetail.deleteSuggestion.success', { text: displayText }));
    },
    onError: (_, { displayText }) =>
      toast.error(t('intentDetail.deleteSuggestion.error', { text: displayText })),
    onSettled: refresh,
  });

  const list = (groups ?? []).flatMap(({ suggestions }) => suggestions);
  return {
    groups,
    error,
    retry: () => void refetch(),
    now: (saved: FlowSuggestion) => changed.get(saved.messageId) ?? saved,
    change: (next: FlowSuggestion) => setChanged((now) => new Map(now).set(next.messageId, next)),
    isChanged: changed.size > 0,
    /** Every button says something and leads somewhere. */
    isWhole: list
      .map((saved) => changed.get(saved.messageId) ?? saved)
      .every(({ displayText, targetId }) => displayText.trim() !== '' && targetId !== null),
    isBusy: save.isPending || remove.isPending,
    save: () => flow && save.mutate(flow),
    remove: (suggestion: FlowSuggestion) => remove.mutate(suggestion),
  };
}

const bubblesOf = (flow: Flow): SpeechBubble[] =>
  flow.chatResponseList.flatMap(({ speechBubbleList }) => speechBubbleList);
