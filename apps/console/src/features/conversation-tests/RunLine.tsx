import Box from '@mui/material/Box';
import type { TestRun } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { RanOn } from './RanOn.tsx';
import type { RunProgress } from './use-run-tests.ts';

interface RunLineProps {
  /** The run that goes on; null when none does. */
  progress: RunProgress | null;
  lastRun: TestRun | null;
}

/** A quiet line on the run that goes on, or else on the last one. */
export function RunLine({ progress, lastRun }: RunLineProps) {
  const { t } = useTranslation('conversationTests');
  const done =
    progress?.phase === 'training' ? progress.progress : progress?.total ? progress.done / progress.total : 0;
  return (
    <Box sx={{ flexShrink: 0, height: 32, px: { xs: 2, md: 4 } }}>
      <Box role="status" sx={{ fontSize: '0.8125rem', lineHeight: '24px', color: 'text.secondary' }}>
        {progress ? <Going progress={progress} /> : lastRun && <Last run={lastRun} />}
      </Box>
      {progress && <ProgressLine value={done} label={t('run.progress')} />}
    </Box>
  );
}

function Going({ progress }: { progress: RunProgress }) {
  const { t } = useTranslation('conversationTests');
  if (progress.phase === 'training')
    return t('run.training', { percent: Math.round(progress.progress * 100) });
  const { done, total } = progress;
  return total ? t('run.running', { done, total }) : t('run.starting');
}

function Last({ run }: { run: TestRun }) {
  const { t } = useTranslation('conversationTests');
  const { passedCount, changedCount, failedCount, blocked } = run;
  const outcomes = [
    t('run.passed', { count: passedCount }),
    ...(changedCount ? [t('run.changed', { count: changedCount })] : []),
    ...(failedCount ? [t('run.failed', { count: failedCount })] : []),
    ...(blocked ? [t('run.blocked')] : []),
  ];
  return (
    <Box
      component="span"
      sx={{ display: 'block', overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' }}
    >
      {t('run.last')} <RanOn run={run} /> · {outcomes.join(', ')}
    </Box>
  );
}
