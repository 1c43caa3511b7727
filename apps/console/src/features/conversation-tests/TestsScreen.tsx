import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SimulatedBot } from '@samtale/contract';
import { createLink, useNavigate, useSearch } from '@tanstack/react-router';
import { FlaskConical, MessageCircle, Play, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../lib/screen/BackLink.tsx';
import { ListSearch } from '../../lib/screen/ListSearch.tsx';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { openSimulator } from '../../lib/simulator/simulator-panel.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { BotChoice } from './BotChoice.tsx';
import { RunLine } from './RunLine.tsx';
import { TestList } from './TestList.tsx';
import { useRunTests } from './use-run-tests.ts';
import { useTestList } from './use-test-list.ts';

/** All conversation tests of the agent, with how each went last; they are run here. */
export function TestsScreen() {
  const { t } = useTranslation('conversationTests');
  const list = useTestList();
  const { progress, start } = useRunTests();
  const [bot, setBot] = useState<SimulatedBot>('draft');
  const { search } = useSearch({ from: '/shell/intent/tests' });
  const navigate = useNavigate({ from: '/intent/tests' });
  const isEmpty = list.data?.list.length === 0;
  return (
    <ListScreen minHeight={480}>
      <PageHeader
        title={t('title')}
        description={t('description')}
        back={<BackLink to="/intent/list">{t('back')}</BackLink>}
        actions={
          !isEmpty && (
            <>
              <NewTestButton />
              <BotChoice bot={bot} disabled={progress !== null} onChange={setBot} />
              <Button
                variant="contained"
                startIcon={<Play aria-hidden />}
                loading={progress !== null}
                loadingPosition="start"
                disabled={!list.data}
                onClick={() => void start(bot)}
              >
                {t('run.all')}
              </Button>
            </>
          )
        }
      />
      {list.isError ? (
        <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
      ) : isEmpty ? (
        <EmptyState
          icon={FlaskConical}
          title={t('empty.title')}
          description={t('empty.description')}
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
              <Button variant="contained" startIcon={<MessageCircle aria-hidden />} onClick={openSimulator}>
                {t('empty.openSimulator')}
              </Button>
              <NewTestButton />
            </Box>
          }
        />
      ) : (
        <>
          <RunLine progress={progress} lastRun={list.data?.lastRun ?? null} />
          <Box sx={{ pt: 1, flexShrink: 0 }}>
            <ListSearch
              label={t('search')}
              search={search}
              delay={100}
              onSearch={(text) =>
                void navigate({ to: '.', search: (now) => ({ ...now, search: text }), replace: true })
              }
            />
          </Box>
          <TestList tests={list.data?.list ?? null} />
        </>
      )}
    </ListScreen>
  );
}

const ButtonLink = createLink(Button);

function NewTestButton() {
  const { t } = useTranslation('conversationTests');
  return (
    <ButtonLink to="/intent/tests/new" variant="outlined" color="inherit" startIcon={<Plus aria-hidden />}>
      {t('new')}
    </ButtonLink>
  );
}
