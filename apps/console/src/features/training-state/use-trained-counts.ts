import { endpoints, type LanguageCode, type TrainingState } from '@samtale/contract';
import { useEndpoint } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { countsOfLanguage, type TrainedCounts } from './counts-of-language.ts';

/**
 * How much the bot has learnt in the language worked on, which is named where the agent speaks others too: what a release
 * counts is of all of them. Null until it is known.
 */
export function useTrainedCounts(
  training: TrainingState,
): (TrainedCounts & { language: LanguageCode | null }) | null {
  const { agent, language } = useSession();
  const isOneOfMany = agent.languageList.length > 1;
  const params = { agentId: agent.id, languageId: language.id };
  const { data } = useEndpoint(endpoints.flows.getAllFlow, { params }, { enabled: isOneOfMany });
  if (!isOneOfMany)
    return { flows: training.flowCount, phrases: training.trainingPhraseCount, language: null };
  return data ? { ...countsOfLanguage(data.list), language: language.languageCodeShort } : null;
}
