import { endpoints } from '@samtale/contract';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';

export interface NamedFlow {
  title: string;
  /** It can be opened: it is there, in the language that is worked on. */
  isOpenable: boolean;
  hasFollowUps: boolean;
}

/** What the flows of a language are called now; one that is gone by what it was called, where that is known. */
export function useFlowTitles(languageId: string): (flowId: string, before?: string) => NamedFlow {
  const { t } = useTranslation('flows');
  const { agent, language } = useSession();
  const { data } = useEndpoint(endpoints.flows.getAllFlow, { params: { agentId: agent.id, languageId } });
  const titles = useMemo(() => data && new Map(data.list.map(({ id, title }) => [id, title])), [data]);
  const parents = useMemo(() => new Set(data?.list.map(({ followUpParentId }) => followUpParentId)), [data]);
  const isWorkedOn = languageId === language.id;
  return useCallback(
    (flowId, before) => {
      const title = titles?.get(flowId);
      const hasFollowUps = parents.has(flowId);
      if (title !== undefined) return { title, isOpenable: isWorkedOn, hasFollowUps };
      return { title: before || (titles ? t('picker.gone') : '…'), isOpenable: false, hasFollowUps };
    },
    [titles, parents, isWorkedOn, t],
  );
}
