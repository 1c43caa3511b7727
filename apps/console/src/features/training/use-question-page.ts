import { endpoints, type QuestionGroup } from '@samtale/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { useConversationRefresh } from '../../lib/hub/conversation-refresh.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import type { TrainingSearch } from './training-search.ts';

export const rowsPerPage = 10;

/** The page of questions that the address names: in groups, or each as a group of its own. */
export function useQuestionPage({ text, page = 1, view, order, show }: TrainingSearch) {
  const { t } = useTranslation('training');
  const { agent, language } = useSession();
  const toast = useToast();
  const params = { agentId: agent.id, languageId: language.id, page: page - 1, rowsPerPage };
  const query = { searchText: text, order: order ?? ('count' as const), status: show };
  const isList = view === 'list';
  const groups = useEndpoint(
    endpoints.training.getQuestionGroups,
    { params, query },
    { placeholderData: keepPreviousData, enabled: !isList },
  );
  const questions = useEndpoint(
    endpoints.training.getUnsolvedQuestions,
    { params, query },
    { placeholderData: keepPreviousData, enabled: isList },
  );
  useConversationRefresh('questions');
  const shown = isList ? questions : groups;
  useEffect(() => {
    if (shown.isError) toast.error(t('loadUnsolvedQuestionListError'));
  }, [shown.isError, toast, t]);
  const list = isList
    ? (questions.data?.list ?? []).map(
        (question): QuestionGroup => ({
          id: question.id,
          count: question.count,
          lastAsked: question.lastAsked,
          questionList: [question],
          likelyIntentList: question.suggestedIntent ? [question.suggestedIntent] : [],
        }),
      )
    : (groups.data?.list ?? []);
  return {
    list,
    totalCount: shown.data?.totalCount ?? 0,
    isPending: shown.isPending,
    error: shown.isError && !list.length ? shown.error : null,
    retry: () => void shown.refetch(),
  };
}
