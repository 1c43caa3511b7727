import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { endpoints, queryKey, type TrainingState } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleDashed, Clock3, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../app/api.ts';
import { Timestamp } from '../../ui/Timestamp.tsx';
import { useTrainingState } from './use-training-state.ts';

/** What the strip says: the state of the training, or that something waits for one. */
function stageOf({ state, hasUntrainedChanges, releaseNumber }: TrainingState) {
  if (state !== 'idle') return state;
  if (hasUntrainedChanges) return 'changed';
  return releaseNumber > 0 ? 'trained' : 'never';
}
type Stage = ReturnType<typeof stageOf>;

const looks: Record<Stage, { icon: LucideIcon; color: string }> = {
  queued: { icon: Clock3, color: 'info.main' },
  running: { icon: LoaderCircle, color: 'info.main' },
  failed: { icon: CircleAlert, color: 'error.main' },
  changed: { icon: CircleDashed, color: 'warning.main' },
  trained: { icon: CircleCheck, color: 'success.main' },
  never: { icon: CircleDashed, color: 'text.secondary' },
};

/** One line on whether the agent knows what its flows say, with the way to train it. */
export function TrainingStrip({ agentId }: { agentId: string }) {
  const { t } = useTranslation('training');
  const { data: training } = useTrainingState(agentId);
  const queries = useQueryClient();
  const start = useEndpointChange(endpoints.training.startTraining, {
    onSuccess: (state) =>
      queries.setQueryData(queryKey(endpoints.training.getTrainingState, { params: { agentId } }), state),
  });
  if (!training) return <Box sx={{ minHeight: 44 }} />;

  const stage = stageOf(training);
  const { icon: Icon, color } = looks[stage];
  const label = stage === 'failed' ? t('strip.retry') : t('strip.trainNow');
  const canStart = stage === 'failed' || stage === 'changed' || stage === 'never';
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.25,
        minHeight: 44,
        px: 1.5,
        py: 0.75,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        fontSize: '0.8125rem',
      }}
    >
      <Box sx={{ display: 'flex', color }}>
        <Icon size={16} aria-hidden />
      </Box>
      <Box role="status" sx={{ flex: 1, minWidth: 180 }}>
        {stage === 'running' ? (
          t('strip.running', { percent: Math.round(training.progress * 100) })
        ) : stage === 'trained' ? (
          <Release training={training} />
        ) : (
          t(`strip.${stage}`)
        )}
        {stage === 'changed' && training.releaseNumber > 0 && (
          <Box component="span" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'inline' } }}>
            {' '}
            <Release training={training} />
          </Box>
        )}
      </Box>
      {canStart && (
        <Button
          size="small"
          variant="outlined"
          disabled={start.isPending}
          onClick={() => start.mutate({ params: { agentId } })}
        >
          {label}
        </Button>
      )}
      {(stage === 'running' || stage === 'queued') && (
        <LinearProgress
          aria-label={t('strip.progress')}
          variant={stage === 'running' ? 'determinate' : 'indeterminate'}
          value={training.progress * 100}
          sx={{ position: 'absolute', insetInline: 0, bottom: 0, height: 2, borderRadius: 0 }}
        />
      )}
    </Box>
  );
}

/** The release that answers: its number, when it was trained, and on how much. */
function Release({ training }: { training: TrainingState }): ReactNode {
  const { t, i18n } = useTranslation('training');
  const number = new Intl.NumberFormat(i18n.language === 'en' ? 'en-GB' : 'da-DK');
  const phrases = training.trainingPhraseCount;
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {t('strip.version', { number: training.releaseNumber })}
      {training.releasedAt && (
        <>
          {' · '}
          {t('strip.trainedAt')} <Timestamp value={training.releasedAt} />
        </>
      )}
      {' · '}
      {t('strip.phrases', { count: phrases, formatted: number.format(phrases) })}{' '}
      {t('strip.flows', { count: training.flowCount, formatted: number.format(training.flowCount) })}
    </Box>
  );
}
