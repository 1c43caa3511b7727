import type { WidgetContext } from '@samtale/contract';
import { useSession } from '../../lib/session/use-session.ts';
import { useFlowsByLanguage } from './use-flows-by-language.ts';

/** What a widget is held against. While the flows are on their way a welcome is taken to be there: the server knows. */
export function useWidgetContext(maxLanguageCount: number | null): WidgetContext {
  const { agent } = useSession();
  const languageIds = agent.languageList.map(({ id }) => id);
  const flows = useFlowsByLanguage(languageIds);
  return {
    languageIds,
    maxLanguageCount,
    hasWelcome: (languageId) => flows.get(languageId)?.some(({ isWelcome }) => isWelcome) ?? true,
  };
}
