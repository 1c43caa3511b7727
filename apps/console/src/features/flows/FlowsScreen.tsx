import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createLink, Link, Outlet } from '@tanstack/react-router';
import { FileUp, Plus, Workflow } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { ExportMenu } from '../exchange/index.ts';
import { readPlaces, useFlowList, useFoundIds, useLoadListError } from '../flow-list/index.ts';
import { EmptyLanguage, LanguagesButton } from '../languages/index.ts';
import { TrainingStrip } from '../training-state/index.ts';
import { FirstSteps } from './first-steps/FirstSteps.tsx';
import { useFirstSteps } from './first-steps/use-first-steps.ts';
import type { FlowQuery } from './list/arrange-flows.ts';
import { FlowColumns } from './list/FlowColumns.tsx';
import { FlowTable } from './list/FlowTable.tsx';
import { FlowToolbar } from './list/FlowToolbar.tsx';
import { useFlowSearch } from './list/use-flow-search.ts';
import { rememberedViewType, rememberViewType, type ViewType } from './list/view-type.ts';
import { useFlowChart } from './use-flow-chart.ts';

/** All flows of the agent, and the one that is open over them. */
export function FlowsScreen() {
  const { t } = useTranslation('flows');
  return (
    <ListScreen minHeight={600}>
      <PageHeader
        title={t('title')}
        description={
          // On a phone the list is worth more than what it is for.
          <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
            {t('list.description')}
          </Box>
        }
        actions={<Actions />}
      />
      <Box sx={{ mx: { xs: 2, md: 4 }, mb: 2, flexShrink: 0 }}>
        <TrainingStrip />
      </Box>
      <FirstSteps />
      <Flows />
      <Outlet />
    </ListScreen>
  );
}

/** On a phone the buttons stand on one line. */
const wordsAlone = {
  display: 'contents',
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const;

function Actions() {
  const { t } = useTranslation('flows');
  return (
    <Box sx={wordsAlone}>
      <LanguagesButton />
      <ExportMenu />
      <Button
        component={Link}
        to="/intent/import"
        variant="outlined"
        color="inherit"
        startIcon={<FileUp aria-hidden />}
      >
        {t('list.import')}
      </Button>
      <NewFlowButton />
    </Box>
  );
}

const ButtonLink = createLink(Button);

function NewFlowButton({ isOneOfMany = false }: { isOneOfMany?: boolean }) {
  const { t } = useTranslation('flows');
  return (
    <ButtonLink
      to="/intent/list/$intentId"
      params={{ intentId: 'new' }}
      search={(now) => now}
      variant={isOneOfMany ? 'outlined' : 'contained'}
      color={isOneOfMany ? 'inherit' : 'primary'}
      startIcon={<Plus aria-hidden />}
    >
      {t('list.new')}
    </ButtonLink>
  );
}

function Flows() {
  const { t, i18n } = useTranslation('flows');
  const list = useFlowList();
  useLoadListError(list.isError);
  const { isAwaited } = useFirstSteps();
  const search = useFlowSearch();
  const { status, sort, reversed, in: joined } = search.address;
  const places = useMemo(() => readPlaces(joined), [joined]);
  const foundIds = useFoundIds(search.address.search ?? '', places);
  const [view, setView] = useState(rememberedViewType);
  const FlowChart = useFlowChart(view === 'chart');
  const language = i18n.language === 'en' ? 'en' : 'da';
  const query = useMemo(
    (): FlowQuery => ({ text: search.text, places, foundIds, status, sort, reversed, language }),
    [search.text, places, foundIds, status, sort, reversed, language],
  );
  const changeView = (next: ViewType) => {
    rememberViewType(next);
    setView(next);
  };

  if (list.isError) return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data?.list.length === 0) {
    return (
      <EmptyLanguage write={<NewFlowButton isOneOfMany />}>
        <EmptyState
          icon={Workflow}
          title={t('list.empty.title')}
          description={t('list.empty.description')}
          action={<NewFlowButton />}
        />
      </EmptyLanguage>
    );
  }
  // The first time it is not known whether the card takes room above; nothing is to be read until then.
  if (isAwaited) return <SkeletonRows label={t('list.loading')} count={10} rowHeight={47} />;
  return (
    <>
      <FlowToolbar search={search} view={view} onView={changeView} />
      {view !== 'chart' && <FlowColumns address={search.address} onSort={search.change} />}
      {list.data && view !== 'chart' ? (
        <FlowTable flows={list.data.list} query={query} view={view} />
      ) : list.data && FlowChart ? (
        <FlowChart flows={list.data.list} query={query} />
      ) : (
        <SkeletonRows label={t('list.loading')} count={10} rowHeight={47} />
      )}
    </>
  );
}
