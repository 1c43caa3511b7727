import { endpoints } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEndpoint, useEndpointChange } from '../../../lib/api/api.ts';
import { reread } from '../../../lib/api/reread.ts';
import { useHubEvent } from '../../../lib/hub/hub.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { useToast } from '../../../lib/toast/toast.tsx';

const { getCompanyFacts, saveCompanyFacts } = endpoints.settings;

/** What the company's website says of it, and how the bot is told so. */
export function useFoundFacts() {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const queries = useQueryClient();
  const { agent } = useSession();
  const params = { agentId: agent.id };
  const { data, isFetching } = useEndpoint(getCompanyFacts, { params });
  // The website of a new company is still being read when its flows are seen first.
  useHubEvent('sourceProgress', ({ isRunning }) => {
    if (!isRunning) void reread(queries, ['companyFacts']);
  });
  const saving = useEndpointChange(saveCompanyFacts, {
    onSuccess: () => toast.success(t('settings.saveSuccess')),
  });
  return {
    /** Whether the website says when the company is open, which is taken among the opening hours. */
    hasHours: Boolean(data?.foundHours),
    foundOf: (name: string) => data?.foundList.find((one) => one.name === name)?.value,
    /** Undefined while a value is saved, and until what was saved is read. */
    take:
      data && !isFetching && !saving.isPending
        ? (name: string, value: string) => {
            const { facts, revision } = data;
            saving.mutate({ params, body: { facts: { ...facts, [name]: value }, revision } });
          }
        : undefined,
  };
}
