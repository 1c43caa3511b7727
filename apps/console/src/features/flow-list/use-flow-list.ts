import { endpoints } from '@samtale/contract';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import type { SearchPlace } from './flow-search.ts';

/** Path parameters that every call about the flows worked on takes. */
export function useFlowParams() {
  const { agent, language } = useSession();
  return useMemo(() => ({ agentId: agent.id, languageId: language.id }), [agent.id, language.id]);
}

/** All flows of the agent in the language worked on. */
export function useFlowList() {
  return useEndpoint(endpoints.flows.getAllFlow, { params: useFlowParams() });
}

/** Says that the list could not be loaded; what stands in its place says why. */
export function useLoadListError(failed: boolean): void {
  const { t } = useTranslation('flows');
  const toast = useToast();
  useEffect(() => {
    if (failed) toast.error(t('intentList.snackbar.loadListError'));
  }, [failed, toast, t]);
}

/** Ids of the flows with the text, or other forms of its words, in one of the places. Empty without a text and until the server has answered. */
export function useFoundIds(text: string, places: readonly SearchPlace[]): ReadonlySet<string> {
  const { data } = useEndpoint(
    endpoints.flows.searchFlows,
    {
      params: { ...useFlowParams(), filters: 'null', searchTextFilters: places.join(',') },
      body: { searchText: text },
    },
    { enabled: text !== '' },
  );
  return useMemo(() => new Set(data?.idList), [data]);
}
