import Box from '@mui/material/Box';
import type { UnsolvedQuestion } from '@samtale/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { BellOff, GraduationCap, SearchX } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PagingLine } from '../../ui/PagingLine.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useLastPage } from '../../ui/use-last-page.ts';
import { TrainingStrip } from '../training-state/index.ts';
import { type AddedQuestions, AddToFlowPanel } from './add/AddToFlowPanel.tsx';
import { LinkedQuestion } from './add/LinkedQuestion.tsx';
import { GroupRow } from './GroupRow.tsx';
import { InPlaceOf } from './InPlaceOf.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import { QuestionTable } from './QuestionTable.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { Selection } from './selection.ts';
import { TrainingToolbar } from './TrainingToolbar.tsx';
import type { TrainingSearch } from './training-search.ts';
import { rowsPerPage, useQuestionPage } from './use-question-page.ts';

const nothing: Selection = new Set();

/** The questions no flow covered, and what to do about them. */
export function TrainingScreen() {
  const { t } = useTranslation('training');
  const search = useSearch({ from: '/shell/training' });
  const { text, page = 1, question } = search;
  const navigate = useNavigate();
  const [selection, setSelection] = useState(nothing);
  const [adding, setAdding] = useState<AddedQuestions | null>(null);
  const { list, totalCount, isPending, error, retry } = useQuestionPage(search);

  const change = (part: TrainingSearch) => {
    if (!('question' in part)) setSelection(nothing);
    void navigate({ to: '/training', replace: true, search: { ...search, page: undefined, ...part } });
  };
  const questions = list.flatMap(({ questionList }) => questionList);
  const selected = questions.filter(({ id }) => selection.has(id));
  const add = (chosen: readonly UnsolvedQuestion[]) => {
    const ids = new Set(chosen.map(({ id }) => id));
    const groups = list.filter(({ questionList }) => questionList.some(({ id }) => ids.has(id)));
    const alike = groups.flatMap(({ questionList }) => questionList).filter(({ id }) => !ids.has(id));
    setAdding({ chosen, alike });
  };
  const lastPage = useLastPage({
    page,
    rowsPerPage,
    total: totalCount,
    isLoaded: !isPending,
    onPage: (next) => change({ page: next }),
  });
  const onEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !adding && !question) setSelection(nothing);
  };
  return (
    <Box sx={{ maxWidth: 1120, width: '100%', pb: 6 }} onKeyDown={onEscape}>
      <PageHeader title={t('title')} description={t('description')} />
      <Box sx={{ display: 'grid', gap: 2, px: { xs: 2, md: 4 } }}>
        <TrainingStrip />
        <InPlaceOf
          isShown={selected.length > 0}
          usual={<TrainingToolbar search={search} onChange={change} />}
        >
          <SelectionBar
            questions={selected}
            areIgnored={search.show === 'ignored'}
            onAdd={() => add(selected)}
            onDone={() => setSelection(nothing)}
          />
        </InPlaceOf>
        {isPending ? (
          <SkeletonRows label={t('list.loading')} rowHeight={64} />
        ) : error ? (
          <LoadFailed error={error} onRetry={retry} />
        ) : totalCount === 0 ? (
          <NoQuestions search={search} />
        ) : (
          <>
            <QuestionTable
              label={t(search.view === 'list' ? 'list.label' : 'groups.label')}
              questions={questions}
              selection={selection}
              onSelect={setSelection}
              lastColumn={t(search.view === 'list' ? 'list.nearest' : 'groups.likeliest')}
            >
              {list.map((group) => {
                const [only] = group.questionList;
                return group.questionList.length === 1 && only ? (
                  <QuestionRow
                    key={group.id}
                    question={{ ...only, suggestedIntent: group.likelyIntentList[0] ?? null }}
                    selection={selection}
                    onSelect={setSelection}
                    onAdd={() => change({ page: search.page, question: only.id })}
                  />
                ) : (
                  <GroupRow
                    key={group.id}
                    group={group}
                    selection={selection}
                    onSelect={setSelection}
                    onAdd={add}
                  />
                );
              })}
            </QuestionTable>
            <PagingLine
              keys={t('keys')}
              page={page}
              lastPage={lastPage}
              rowsPerPage={rowsPerPage}
              total={totalCount}
              onPage={(next) => change({ text, page: next > 1 ? next : undefined })}
              sx={{ minHeight: 40 }}
            />
          </>
        )}
      </Box>
      {adding && (
        <AddToFlowPanel
          {...adding}
          onClose={(added) => {
            setAdding(null);
            if (added) setSelection(nothing);
          }}
        />
      )}
      {question && !adding && (
        <LinkedQuestion
          key={question}
          id={question}
          known={questions.find(({ id }) => id === question)}
          onClose={() => change({ page: search.page, question: undefined })}
        />
      )}
    </Box>
  );
}

function NoQuestions({ search: { text, show } }: { search: TrainingSearch }) {
  const { t } = useTranslation('training');
  if (text)
    return (
      <EmptyState icon={SearchX} title={t('empty.searchTitle')} description={t('empty.searchDescription')} />
    );
  return show === 'ignored' ? (
    <EmptyState icon={BellOff} title={t('empty.ignoredTitle')} description={t('empty.ignoredDescription')} />
  ) : (
    <EmptyState icon={GraduationCap} title={t('empty.title')} description={t('empty.description')} />
  );
}
