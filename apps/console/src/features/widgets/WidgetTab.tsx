import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { endpoints } from '@samtale/contract';
import { createLink, Navigate } from '@tanstack/react-router';
import { MessageSquare, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { UpgradeMessage } from '../subscriptions/index.ts';
import { WidgetRow } from './list/WidgetRow.tsx';
import { isWidgetTab } from './widget-tabs.ts';

const ButtonLink = createLink(Button);

/** The agent's chat widgets. Of a tab that is about one of them it asks which, and goes there where there is only one. */
export function WidgetTab({ tab }: { tab: string }) {
  const { t } = useTranslation('widgets');
  const { agent } = useSession();
  const { data, error, refetch } = useEndpoint(endpoints.widgets.getClientList, {
    params: { agentId: agent.id },
  });
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label={t('list.loading')} count={3} rowHeight={72} />;
  const part = isWidgetTab(tab) ? tab : undefined;
  const [first] = data.list;
  if (part && first && data.list.length === 1)
    return (
      <Navigate
        to="/settings/widget/$widgetId"
        params={{ widgetId: first.id }}
        search={{ tab: part }}
        replace
      />
    );
  const { maxWidgetCount } = data;
  const isFull = maxWidgetCount !== null && data.list.length >= maxWidgetCount;
  const create = !isFull && (
    <ButtonLink
      to="/settings/widget/$widgetId"
      params={{ widgetId: 'new' }}
      variant="contained"
      startIcon={<Plus aria-hidden />}
    >
      {t('list.new')}
    </ButtonLink>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {isFull && <UpgradeMessage>{t('list.limit', { count: maxWidgetCount })}</UpgradeMessage>}
      {data.list.length === 0 ? (
        !isFull && (
          <EmptyState
            icon={MessageSquare}
            title={t('list.empty.title')}
            description={t('list.empty.description')}
            action={create}
          />
        )
      ) : (
        <>
          {part && <Box sx={{ color: 'text.secondary' }}>{t('list.choose')}</Box>}
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
            {data.list.map((client) => (
              <WidgetRow key={client.id} client={client} part={part} mayCopy={!isFull} />
            ))}
          </Box>
          {create && <Box>{create}</Box>}
        </>
      )}
    </Box>
  );
}
