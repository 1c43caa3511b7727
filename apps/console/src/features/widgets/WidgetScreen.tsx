import Box from '@mui/material/Box';
import { type ChatClient, endpoints } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { endpointQuery, useEndpoint } from '../../lib/api/api.ts';
import { useLeaveOnFailure } from '../../lib/forms/use-leave-on-failure.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { EditorPage } from '../../ui/EditorPage.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { UpgradeMessage } from '../subscriptions/index.ts';
import { BackToList } from './BackToList.tsx';
import { WidgetEditor } from './WidgetEditor.tsx';
import type { WidgetTabName } from './widget-tabs.ts';
import { copyOf, newWidget, valuesOf } from './widget-values.ts';

/** One chat widget, or a new one. */
export function WidgetScreen() {
  const { widgetId } = useParams({ from: '/shell/settings/widget/$widgetId' });
  const { copy } = useSearch({ from: '/shell/settings/widget/$widgetId' });
  return (
    <EditorPage>
      <LoadedWidget key={`${widgetId} ${copy}`} id={widgetId === 'new' ? null : widgetId} copiedId={copy} />
    </EditorPage>
  );
}

interface LoadedWidgetProps {
  id: string | null;
  copiedId: string | undefined;
}

function LoadedWidget({ id, copiedId }: LoadedWidgetProps) {
  const { t } = useTranslation('widgets');
  const { agent } = useSession();
  const { tab = 'general' } = useSearch({ from: '/shell/settings/widget/$widgetId' });
  const navigate = useNavigate({ from: '/settings/widget/$widgetId' });
  const queries = useQueryClient();
  const params = { agentId: agent.id };
  // Read again each time it is opened, and left alone while it is edited.
  const { data, isError, isFetchedAfterMount } = useEndpoint(
    endpoints.widgets.getClientList,
    { params },
    {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnMount: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  );
  const isThere = data !== undefined && isFetchedAfterMount;
  const loaded = data?.list.find((client) => client.id === id) ?? null;
  const isGone = isThere && id !== null && !loaded;
  useLeaveOnFailure(
    isError || isGone,
    t('loadingError'),
    () => void navigate({ to: '/settings/$tabName', params: { tabName: 'widget' } }),
  );

  const open = async (saved: ChatClient) => {
    await queries.fetchQuery({
      ...endpointQuery(endpoints.widgets.getClientList, { params }),
      staleTime: 0,
    });
    await navigate({ params: { widgetId: saved.id }, search: ({ tab }) => ({ tab }), replace: true });
  };
  const initial = () => {
    if (loaded) return valuesOf(loaded);
    const copied = data?.list.find((client) => client.id === copiedId);
    return copied
      ? copyOf(valuesOf(copied), t('copyName', { name: copied.name }))
      : newWidget(agent.languageList.map((language) => language.id));
  };
  const isFull = data != null && data.maxWidgetCount !== null && data.list.length >= data.maxWidgetCount;
  if (isThere && !isError && id === null && isFull)
    return (
      <>
        <PageHeader title={t('newTitle')} back={<BackToList />} />
        <Box sx={{ px: { xs: 2, md: 4 }, maxWidth: 784 }}>
          <UpgradeMessage>{t('list.limit', { count: data.maxWidgetCount ?? 0 })}</UpgradeMessage>
        </Box>
      </>
    );
  if (isThere && !isError && !isGone)
    return (
      <WidgetEditor
        loaded={loaded}
        initial={initial()}
        tab={tab}
        maxLanguageCount={data.maxLanguageCount}
        onTab={(next: WidgetTabName) =>
          void navigate({ search: (now) => ({ ...now, tab: next }), replace: true })
        }
        onCreated={(saved) => void open(saved)}
      />
    );
  return (
    <>
      <PageHeader title={t('detailTitle')} back={<BackToList />} />
      {!isError && !isGone && <SkeletonRows label={t('loading')} count={8} />}
    </>
  );
}
