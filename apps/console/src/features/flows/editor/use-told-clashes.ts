import { endpoints, type Flow } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { endpointQuery } from '../../../lib/api/api.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { useFlowParams } from '../../flow-list/index.ts';

/**
 * Tells of the phrases that a flow, just published, shares with another published one: a visitor who says them may get
 * either's answer. Nothing is told where that cannot be looked up; the checks tell it, too.
 */
export function useToldClashes(): (published: Flow) => Promise<void> {
  const { t } = useTranslation('flows');
  const params = useFlowParams();
  const queries = useQueryClient();
  const toast = useToast();
  return async ({ id }) => {
    const [checks, flows] = await Promise.all([
      queries.fetchQuery(endpointQuery(endpoints.checks.getChecks, { params })),
      queries.fetchQuery(endpointQuery(endpoints.flows.getAllFlow, { params })),
    ]).catch(() => [{ list: [] }, { list: [] }] as const);
    const answers = new Set(
      flows.list.flatMap((flow) => (flow.isPublished && !flow.disabled ? flow.id : [])),
    );
    const shared = checks.list.flatMap(({ kind, text, intent, otherIntent, count }) => {
      if (kind !== 'samePhrase' || !intent || !otherIntent) return [];
      const other = intent.id === id ? otherIntent : otherIntent.id === id ? intent : null;
      return other && answers.has(other.id) ? [{ text, title: other.title, count }] : [];
    });
    const [first] = shared;
    if (!first) return;
    const count = shared.reduce((sum, one) => sum + one.count, 0);
    toast.warning(t('editor.sharedPhrases', { count, text: first.text, title: first.title }));
  };
}
