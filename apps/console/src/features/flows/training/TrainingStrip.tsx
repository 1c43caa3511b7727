import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { endpoints, queryKey, type TrainingState } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleDashed, Clock3, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../app/api.ts';
import { formatDateTime, formatTime } from '../../../ui/format-time.ts';
import { useSession } from '../../auth/use-session.ts';
import { useNumberFormat } from '../use-number-format.ts';
import { ProgressLine } from './ProgressLine.tsx';
import { type StripState, stripState } from './strip-state.ts';
import { useTrainingState } from './use-training-state.ts';

const looks = {
  queued: { icon: Clock3, color: 'info.main' },
  running: { icon: LoaderCircle, color: 'info.main' },
  failed: { icon: CircleAlert, color: 'error.main' },
  changed: { icon: CircleDashed, color: 'warning.main' },
  never: { icon: CircleDashed, color: 'text.secondary' },
  done: { icon: CircleCheck, color: 'success.main' },
} as const satisfies Record<StripState, object>;

/** A quiet line on how far training is and which version answers, with what there is to do about it. */
export function TrainingStrip() {
  const { t } = useTranslation('flows');
  const { agent } = useSession();
  const queries = useQueryClient();
  const { data: training } = useTrainingState();
  const params = { agentId: agent.id };
  const start = useEndpointChange(endpoints.training.startTraining, {
    onSuccess: (state) =>
      queries.setQueryData(queryKey(endpoints.training.getTrainingState, { params }), state),
  });
  const state = training && stripState(training);
  const { icon: Icon, color } = looks[state ?? 'never'];
  const startable = state === 'failed' || state === 'changed' || state === 'never';
  return (
    <Box
      sx={{
        mx: { xs: 2, md: 4 },
        mb: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        flexShrink: 0,
        bgcolor: 'background.default',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          minHeight: 40,
          px: 1.5,
          py: 0.5,
          fontSize: '0.8125rem',
        }}
      >
        <Box
          sx={{
            display: 'flex',
            color,
            '@keyframes turn': { to: { rotate: '360deg' } },
            animation: state === 'running' ? 'turn 1.6s linear infinite' : undefined,
          }}
        >
          <Icon size={16} aria-hidden />
        </Box>
        <Box role="status" sx={{ flex: 1, minWidth: 0 }}>
          {training && state && <Words training={training} state={state} />}
        </Box>
        {startable && (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            loading={start.isPending}
            onClick={() => start.mutate({ params })}
          >
            {t(state === 'failed' ? 'training.retry' : 'training.start')}
          </Button>
        )}
      </Box>
      {state === 'running' && training && (
        <ProgressLine value={training.progress} label={t('training.running')} />
      )}
    </Box>
  );
}

function Words({ training, state }: { training: TrainingState; state: StripState }) {
  const { t, i18n } = useTranslation('flows');
  const number = useNumberFormat();
  if (state === 'running') return t('training.progress', { percent: Math.round(training.progress * 100) });
  if (state !== 'done' || !training.releasedAt) return t(`training.${state}`);
  const at = new Date(training.releasedAt);
  const language = i18n.language === 'en' ? 'en' : 'da';
  const today = at.toDateString() === new Date().toDateString();
  return t(today ? 'training.doneToday' : 'training.doneEarlier', {
    number: training.releaseNumber,
    at: today ? formatTime(at, language) : formatDateTime(at, language),
    phrases: number(training.trainingPhraseCount),
  });
}
