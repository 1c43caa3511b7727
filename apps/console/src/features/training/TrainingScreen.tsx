import Box from '@mui/material/Box';
import { endpoints, type UnsolvedQuestion } from '@samtale/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { GraduationCap, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../app/api.ts';
import { useConversationRefresh } from '../../app/conversation-refresh.ts';
import { LoadFailed } from '../../app/LoadFailed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useSession } from '../auth/use-session.ts';
import { AddToFlowPanel } from './AddToFlowPanel.tsx';
import { Paging } from './Paging.tsx';
import { QuestionList } from './QuestionList.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { TrainingStrip } from './TrainingStrip.tsx';

const rowsPerPage = 10;
const refreshed = [endpoints.training.getUnsolvedQuestions];

/** The questions no flow covered, and what to do about them. */
export function TrainingScreen() {
  const { t } = useTranslation('training');
  const { t: shell } = useTranslation();
  const { agent, language } = useSession();
  const { text = '', page = 1 } = useSearch({ from: '/shell/training' });
  const navigate = useNavigate();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [adding, setAdding] = useState<UnsolvedQuestion | null>(null);
  const questions = useEndpoint(
    endpoints.training.getUnsolvedQuestions,
    {
      params: { agentId: agent.id, languageId: language.id, page: page - 1, rowsPerPage },
      query: { searchText: text || undefined },
    },
    { placeholderData: keepPreviousData },
  );
  useConversationRefresh(refreshed);

  const show = (change: { text?: string; page?: number }) => {
    setSelected(new Set());
    void navigate({ to: '/training', replace: true, search: change });
  };
  const { list = [], totalCount = 0 } = questions.data ?? {};
  const lastPage = Math.max(1, Math.ceil(totalCount / rowsPerPage));
  return (
    <Box sx={{ maxWidth: 1120, width: '100%', pb: 6 }}>
      <PageHeader title={t('title')} description={t('description')} />
      <Box sx={{ display: 'grid', gap: 2, px: { xs: 2, md: 4 } }}>
        <TrainingStrip />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 40 }}>
          <Box sx={{ flex: '1 1 220px', maxWidth: 360 }}>
            <SearchField
              value={text}
              onSearch={(next) => show({ text: next || undefined })}
              label={t('search')}
              clearLabel={shell('action.clearSearch')}
            />
          </Box>
          {selected.size > 0 && <SelectionBar selected={selected} onDone={() => setSelected(new Set())} />}
        </Box>
        {questions.isPending ? (
          <SkeletonRows label={t('list.loading')} rowHeight={64} />
        ) : questions.isError && list.length === 0 ? (
          <LoadFailed error={questions.error} onRetry={() => void questions.refetch()} />
        ) : totalCount === 0 ? (
          <EmptyState
            icon={text ? SearchX : GraduationCap}
            title={t(text ? 'empty.searchTitle' : 'empty.title')}
            description={t(text ? 'empty.searchDescription' : 'empty.description')}
          />
        ) : (
          <>
            <QuestionList list={list} selected={selected} onSelect={setSelected} onAdd={setAdding} />
            {(lastPage > 1 || page > 1) && (
              <Paging
                page={page}
                lastPage={lastPage}
                rowsPerPage={rowsPerPage}
                total={totalCount}
                onPage={(next) => show({ text: text || undefined, page: next > 1 ? next : undefined })}
              />
            )}
          </>
        )}
      </Box>
      {adding && <AddToFlowPanel key={adding.id} question={adding} onClose={() => setAdding(null)} />}
    </Box>
  );
}
