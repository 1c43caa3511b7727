import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { endpoints, type TrainingState } from '@samtale/contract';
import { CircleAlert, CircleCheck, CircleDashed, Clock3, LoaderCircle } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { withTexts } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { Timestamp } from '../../ui/Timestamp.tsx';
import { useNumberFormat } from '../../ui/use-number-format.ts';
import { type StripState, stripState } from './strip-state.ts';
import { useTrainedCounts } from './use-trained-counts.ts';
import { useTrainingState } from './use-training-state.ts';

/** Rare, so that the first screen does not wait for it. */
const BlockedRelease = lazyPart(async () => {
  const module = await withTexts(() => import('./BlockedRelease.tsx'));
  return { default: module.BlockedRelease };
});

const looks = {
  queued: { icon: Clock3, color: 'info.main' },
  running: { icon: LoaderCircle, color: 'info.main' },
  failed: { icon: CircleAlert, color: 'error.main' },
  blocked: { icon: CircleAlert, color: 'warning.main' },
  changed: { icon: CircleDashed, color: 'warning.main' },
  never: { icon: CircleDashed, color: 'text.secondary' },
  done: { icon: CircleCheck, color: 'success.main' },
} as const satisfies Record<StripState, object>;

/** A quiet line on how far training is and which version answers, with what there is to do about it. */
export function TrainingStrip() {
  const { t } = useTranslation('training');
  const { agent } = useSession();
  const { data: training } = useTrainingState();
  const params = { agentId: agent.id };
  // What comes back may be older than what the hub has told meanwhile, so the state is read again.
  const start = useEndpointChange(endpoints.training.startTraining);
  const state = training && stripState(training);
  const { icon: Icon, color } = looks[state ?? 'never'];
  const startable = state === 'failed' || state === 'blocked' || state === 'changed' || state === 'never';
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
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
            {t(state === 'failed' || state === 'blocked' ? 'strip.retry' : 'strip.trainNow')}
          </Button>
        )}
      </Box>
      {state === 'running' && training && (
        <ProgressLine value={training.progress} label={t('strip.progress')} />
      )}
    </Box>
  );
}

function Words({ training, state }: { training: TrainingState; state: StripState }) {
  const { t } = useTranslation('training');
  if (state === 'running') return t('strip.running', { percent: Math.round(training.progress * 100) });
  if (state === 'blocked')
    return (
      <Suspense>
        <BlockedRelease tests={training.blockedBy} />
      </Suspense>
    );
  if (state !== 'done') return t(`strip.${state}`);
  const { releaseNumber, releasedAt } = training;
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {t('strip.version', { number: releaseNumber })}
      {releasedAt && (
        <>
          {' · '}
          {t('strip.trainedAt')} <Timestamp value={releasedAt} />
        </>
      )}
      <Learnt training={training} />
    </Box>
  );
}

/** How much of it is in the language worked on. */
function Learnt({ training }: { training: TrainingState }) {
  const { t } = useTranslation('training');
  const format = useNumberFormat();
  const counts = useTrainedCounts(training);
  if (!counts) return null;
  const { flows, phrases, language } = counts;
  if (language && !flows) return ` · ${t(`strip.nothing.${language}`)}`;
  return (
    <>
      {' · '}
      {t('strip.phrases', { count: phrases, formatted: format(phrases) })}{' '}
      {t('strip.flows', { count: flows, formatted: format(flows) })}
      {language && ` ${t(`strip.in.${language}`)}`}
    </>
  );
}
