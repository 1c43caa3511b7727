import Box from '@mui/material/Box';
import { type Source, SourceStatus } from '@samtale/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Timestamp } from '../../ui/Timestamp.tsx';
import { useNumberFormat } from '../../ui/use-number-format.ts';
import { NextRun } from './NextRun.tsx';
import { ReadingLine } from './ReadingLine.tsx';
import { SourceStatusChip } from './SourceStatusChip.tsx';
import { isReadFromWeb } from './use-source-acts.ts';
import { useSourceWords } from './use-source-words.ts';

/** How it stands with a source: how far reading is, when it was read and will be, and what went wrong. */
export function SourceStateLine({ source }: { source: Source }) {
  const { t } = useTranslation('jobs');
  const words = useSourceWords();
  const number = useNumberFormat();
  const { isRunning, status, failure, failureDetail, lastRunDatetime, failedPage } = source;
  return (
    <Box
      component="section"
      aria-label={t('state.label')}
      data-tour="job-state"
      sx={{ flexShrink: 0, px: { xs: 2, md: 4 }, pb: 2 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 3,
          rowGap: 1,
          fontSize: '0.8125rem',
        }}
      >
        <SourceStatusChip status={status} isRunning={isRunning} />
        <span>
          {words.pages(source.totalPage)} · {words.tokens(source.totalToken)}
        </span>
        {lastRunDatetime && (
          <Fact label={t('state.lastRun')}>
            <Timestamp value={lastRunDatetime} />
          </Fact>
        )}
        {isReadFromWeb(source) && !isRunning && (
          <Fact label={t('state.nextRun')}>
            <NextRun value={source.nextRunDatetime} none={t('state.notByItself')} />
          </Fact>
        )}
        {failedPage > 0 && (
          <Box component="span" sx={{ color: 'warning.main' }}>
            {t('state.failedPages', { count: failedPage, amount: number(failedPage) })}
          </Box>
        )}
      </Box>
      {isRunning && (
        <Box role="status" sx={{ mt: 1.5, maxWidth: 480 }}>
          <ReadingLine {...source} label={t('state.reading')} />
        </Box>
      )}
      {failure !== null && !isRunning && (
        <Failure isWhole={status === SourceStatus.failed}>{words.failure(failure, failureDetail)}</Failure>
      )}
    </Box>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>{' '}
      {children}
    </span>
  );
}

/** What went wrong; where something was read all the same it is less bad. */
function Failure({ isWhole, children }: { isWhole: boolean; children: ReactNode }) {
  const tone = isWhole ? 'error' : 'warning';
  return (
    <Box
      role="status"
      sx={{
        mt: 1.5,
        px: 1.5,
        py: 1,
        maxWidth: 720,
        borderRadius: 1,
        fontSize: '0.8125rem',
        color: `${tone}.main`,
        bgcolor: `tint.${tone}`,
      }}
    >
      {children}
    </Box>
  );
}
