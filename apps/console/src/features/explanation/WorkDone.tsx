import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { RequestedWork } from './reason.ts';

/** What an answer led to elsewhere, and how that went. */
export function WorkDone({ work }: { work: readonly RequestedWork[] }) {
  const { t } = useTranslation('chat');
  return work.map(({ seq, request, outcome }) => (
    <Box key={seq} sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
      {t(`why.action.${request.action}`)}: {request.about}
      <Box sx={{ color: outcome?.failure ? 'error.main' : 'text.secondary' }}>
        <Outcome outcome={outcome} />
      </Box>
    </Box>
  ));
}

function Outcome({ outcome }: Pick<RequestedWork, 'outcome'>) {
  const { t } = useTranslation('chat');
  if (!outcome) return t('why.work.underWay');
  if (outcome.simulated) return t('why.work.simulated');
  const said = outcome.failure ? t(`why.work.failure.${outcome.failure}`) : t('why.work.done');
  const took = t('why.took', { milliseconds: String(Math.round(outcome.tookMs)) });
  return [said, outcome.detail, took].filter(Boolean).join(' · ');
}
