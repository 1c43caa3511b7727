import { endpoints, type FlowInput } from '@samtale/contract';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import {
  baseOfNew,
  emptyEditorFlow,
  flowInput,
  newBubble,
  newPhrase,
  newResponse,
  newText,
} from '../../flows/index.ts';
import type { Destination, PhraseDraft } from './phrase-drafts.ts';

const { addQuestionsToFlow, markQuestionsSolved } = endpoints.training;
const { addOrUpdateFlow } = endpoints.flows;

/** Adds phrases to a flow, or makes a new flow of them, and says what came of it. */
export function useAddPhrases(onAdded: () => void) {
  const { t } = useTranslation('training');
  const { agent, language } = useSession();
  const toast = useToast();
  const params = { agentId: agent.id, languageId: language.id };
  const failed = () => toast.error(t('saveSolvedQuestionError'));

  const adding = useEndpointChange(addQuestionsToFlow, {
    onSuccess: ({ addedCount, alreadyAddedList }) => {
      if (addedCount) toast.success(t('saveSolvedQuestionSuccess', { count: addedCount }));
      if (alreadyAddedList.length)
        toast.warning(t('saveSolvedQuestionAlreadyAddedError', { count: alreadyAddedList.length }));
      onAdded();
    },
    onError: failed,
  });
  const making = useEndpointChange(addOrUpdateFlow, { onError: failed });
  const solving = useEndpointChange(markQuestionsSolved, {
    onSuccess: (solved) => {
      if (!solved) toast.error(t('saveSolvedQuestionListError'));
    },
    onError: () => toast.error(t('saveSolvedQuestionListError')),
  });

  // The ids of a new flow are new each time it is made: a second click is not the same call.
  const isMaking = useRef(false);
  const make = async (phrases: readonly PhraseDraft[], { publish, ...flow }: Destination) => {
    if (isMaking.current) return;
    isMaking.current = true;
    try {
      await making.mutateAsync({ params, body: newFlow(phrases, flow, publish) });
    } finally {
      isMaking.current = false;
    }
    if (publish) toast.success(t('saveSolvedQuestionSuccess', { count: phrases.length }));
    else toast.info(t('savedAsDraft'));
    onAdded();
    solving.mutate({ params, body: { questionList: phrases.map(({ question }) => question.id) } });
  };
  return {
    isPending: adding.isPending || making.isPending,
    add: (phrases: readonly PhraseDraft[], destination: Destination) => {
      const { kind, flowId } = destination;
      // What failed has been told of already.
      if (kind === 'new') make(phrases, destination).catch(() => undefined);
      else if (flowId !== null)
        adding.mutate({
          params: { ...params, intentId: flowId },
          body: {
            phraseList: phrases.map(({ question, text }) => ({ question: question.id, text: text.trim() })),
          },
        });
    },
  };
}

/** A flow with one reply, as the editor would send it. */
function newFlow(
  phrases: readonly PhraseDraft[],
  { title, reply }: Pick<Destination, 'title' | 'reply'>,
  publish: boolean,
): FlowInput {
  const bubbles = reply.trim() ? [{ ...newBubble(), messages: [newText(reply.trim())] }] : [];
  const flow = {
    ...emptyEditorFlow(),
    title,
    phrases: phrases.map(({ text }) => newPhrase(text.trim())),
    responses: [{ ...newResponse(1), bubbles }],
  };
  return flowInput(baseOfNew(null), flow, publish);
}
