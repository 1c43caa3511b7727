import { endpoints, trainingPhraseMax, type UnsolvedQuestion } from '@samtale/contract';
import { useEndpoint } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/use-session.ts';

/** The likeliest flows for questions together. Failing to know them keeps nobody from choosing one. */
export function useLikelyFlows(questions: readonly UnsolvedQuestion[]) {
  const { agent, language } = useSession();
  return useEndpoint(
    endpoints.training.getLikelyFlows,
    {
      params: { agentId: agent.id, languageId: language.id },
      body: { phraseList: questions.map(({ question }) => question.slice(0, trainingPhraseMax)) },
    },
    { select: ({ list }) => list, staleTime: 60_000 },
  );
}
