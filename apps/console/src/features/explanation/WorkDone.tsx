import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reason, RequestedWork } from './reason.ts';

/** What an answer led to elsewhere, how that went, and what it led to nowhere for want of anything to send. */
export function WorkDone({ work, emptyForms }: Pick<Reason, 'work' | 'emptyForms'>) {
  const { t } = useTranslation('chat');
  return (
    <>
      {work.map(({ seq, request, outcome }) => (
        <Line key={seq} about={`${t(`why.action.${request.action}`)}: ${request.about}`}>
          <Box sx={{ color: outcome?.failure ? 'error.main' : 'text.secondary' }}>
            <Outcome outcome={outcome} />
          </Box>
        </Line>
      ))}
      {emptyForms.map(({ formId, name }) => (
        <Line key={formId} about={`${t('why.action.endForm')}: ${name}`}>
          <Box sx={{ color: 'text.secondary' }}>{t('why.work.empty')}</Box>
        </Line>
      ))}
    </>
  );
}

function Line({ about, children }: { about: string; children: ReactNode }) {
  return (
    <Box sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
      {about}
      {children}
    </Box>
  );
}

function Outcome({ outcome }: Pick<RequestedWork, 'outcome'>) {
  const { t } = useTranslation('chat');
  if (!outcome) return t('why.work.underWay');
  if (outcome.simulated) return t('why.work.simulated');
  const said = outcome.failure ? t(`why.work.failure.${outcome.failure}`) : t('why.work.done');
  const took = t('why.took', { milliseconds: String(Math.round(outcome.tookMs)) });
  return [said, outcome.detail, took].filter(Boolean).join(' · ');
}
