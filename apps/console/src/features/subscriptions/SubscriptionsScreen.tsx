import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { defaultRowsPerPage, endpoints } from '@samtale/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { createLink, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { ListSearch } from '../../lib/screen/ListSearch.tsx';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { useToast } from '../../lib/toast/toast.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useNumberFormat } from '../../ui/use-number-format.ts';
import { SoldList } from './SoldList.tsx';
import type { SoldSearch } from './sold-search.ts';

const ButtonLink = createLink(Button);

/** The subscriptions of all agents, for those who look after these. */
export function SubscriptionsScreen() {
  const { t } = useTranslation('subscriptions');
  const asked = useSearch({ from: '/shell/subscriptions' });
  const navigate = useNavigate({ from: '/subscriptions' });
  const toast = useToast();
  const number = useNumberFormat();
  const { show = 'active', search, page = 1 } = asked;
  const { data, isError, error, refetch } = useEndpoint(
    endpoints.subscriptions.getSubscriptions,
    {
      params: {
        active: show === 'active' ? 'true' : 'false',
        page: page - 1,
        rowsPerPage: defaultRowsPerPage,
      },
      query: { searchText: search?.trim() ?? '' },
    },
    { placeholderData: keepPreviousData },
  );
  useEffect(() => {
    if (isError) toast.error(t('subscription.loadListError'));
  }, [isError, toast, t]);
  const count = data?.totalCount ?? 0;
  const description = count ? t(`list.count.${show}`, { count, total: number(count) }) : t('description');
  const change = (part: SoldSearch) =>
    void navigate({ to: '.', search: (now) => ({ ...now, page: undefined, ...part }), replace: true });
  const add = (
    <ButtonLink
      to="/subscriptionEdit/$id"
      params={{ id: 'new' }}
      variant="contained"
      startIcon={<Plus aria-hidden />}
    >
      {t('new')}
    </ButtonLink>
  );
  return (
    <ListScreen minHeight={480}>
      <PageHeader title={t('title')} description={description} actions={add} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', flexShrink: 0 }}>
        <Box sx={{ flex: '1 1 320px', maxWidth: { sm: 424 } }}>
          <ListSearch
            label={t('list.search')}
            search={search}
            onSearch={(text) => change({ search: text?.trim() || undefined })}
          />
        </Box>
        <Box sx={{ px: { xs: 2, md: 4 }, pb: 1.5 }}>
          <Segmented
            label={t('filter.label')}
            choices={(['active', 'ended'] as const).map((value) => ({ value, label: t(`filter.${value}`) }))}
            value={show}
            onChange={(chosen) => change({ show: chosen === 'ended' ? chosen : undefined })}
          />
        </Box>
      </Box>
      {isError && !data ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <SoldList shown={data} asked={asked} onPage={(next) => change({ page: next })} begin={add} />
      )}
    </ListScreen>
  );
}
