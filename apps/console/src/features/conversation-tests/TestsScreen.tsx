import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SimulatedBot } from '@samtale/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FlaskConical, MessageCircle, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../app/BackLink.tsx';
import { LoadFailed } from '../../app/LoadFailed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { openSimulator } from '../simulator/simulator-panel.ts';
import { BotChoice } from './BotChoice.tsx';
import { RunLine } from './RunLine.tsx';
import { TestList } from './TestList.tsx';
import { useRunTests } from './use-run-tests.ts';
import { useTestList } from './use-test-list.ts';

/** All conversation tests of the agent, with how each went last; they are run here. */
export function TestsScreen() {
  const { t } = useTranslation('conversationTests');
  const { t: shell } = useTranslation();
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
            <Button variant="contained" startIcon={<MessageCircle aria-hidden />} onClick={openSimulator}>
              {t('empty.openSimulator')}
            </Button>
          }
        />
      ) : (
        <>
          <RunLine progress={progress} lastRun={list.data?.lastRun ?? null} />
          <Box sx={{ px: { xs: 2, md: 4 }, pt: 1, pb: 1.5, flexShrink: 0 }}>
            <Box sx={{ maxWidth: { sm: 360 } }}>
              <SearchField
                value={search ?? ''}
                onSearch={(text) =>
                  void navigate({
                    to: '.',
                    search: (now) => ({ ...now, search: text || undefined }),
                    replace: true,
                  })
                }
                label={t('search')}
                clearLabel={shell('action.clearSearch')}
                delay={100}
              />
            </Box>
          </Box>
          <TestList tests={list.data?.list ?? null} />
        </>
      )}
    </ListScreen>
  );
}
