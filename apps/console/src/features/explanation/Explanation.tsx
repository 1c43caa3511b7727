import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AskedModelLines } from './AskedModelLines.tsx';
import { CheckedConditions } from './CheckedConditions.tsx';
import { FillingSteps } from './FillingSteps.tsx';
import { FlowName } from './FlowName.tsx';
import { FoundValues } from './FoundValues.tsx';
import { LayersTried } from './LayersTried.tsx';
import { Ranking } from './Ranking.tsx';
import type { Reason, TriedTurn } from './reason.ts';
import { useFlowTitles } from './use-flow-titles.ts';
import { WorkDone } from './WorkDone.tsx';

export interface ExplanationProps {
  reason: Reason;
  /** The language of the conversation. */
  languageId: string;
  /** Of a turn that was only tried; what it would have done. */
  tried?: TriedTurn | undefined;
}

/** How the bot came to an answer: what it understood, which flow that led to, and what was done. */
export function Explanation({ reason, languageId, tried }: ExplanationProps) {
  const { t, i18n } = useTranslation('chat');
  const nameOf = useFlowTitles(languageId);
  const { understood, flows, unsolved, openFlowId } = reason;
  const openFlow = openFlowId === null ? null : nameOf(openFlowId);
  const chosen = flows.find(({ trigger }) => trigger === 'understanding');
  const milliseconds = new Intl.NumberFormat(i18n.language === 'en' ? 'en-GB' : 'da-DK', {
    maximumFractionDigits: 1,
  });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {understood && (
        <Section title={t('why.section.layers')}>
          <LayersTried understood={understood} />
          {openFlow?.hasFollowUps && (
            <Box sx={{ mt: 0.5, fontSize: '0.75rem', color: 'text.secondary' }}>
              {t('why.openFlow', { title: openFlow.title })}
            </Box>
          )}
        </Section>
      )}
      {understood && understood.ranking.length > 0 && (
        <Section title={t('why.section.ranking')}>
          <Ranking understood={understood} chosenFlowId={chosen?.flowId ?? null} nameOf={nameOf} />
        </Section>
      )}
      {understood?.entities && (
        <Section title={t('why.section.entities')}>
          <FoundValues text={reason.text} found={understood.entities} />
        </Section>
      )}
      {reason.generation && (
        <Section title={t('why.section.generation')}>
          <AskedModelLines asked={reason.generation} nameOf={nameOf} />
        </Section>
      )}
      {(unsolved || flows.length > 0) && (
        <Section title={t('why.section.flows')}>
          {unsolved && (
            <Box sx={{ mb: flows.length ? 0.5 : 0 }}>
              {tried ? (
                t('why.unsolvedTried')
              ) : (
                <>
                  {t('why.unsolved')}{' '}
                  <MuiLink component={Link} to="/training" underline="always">
                    {t('why.toTraining')}
                  </MuiLink>
                </>
              )}
            </Box>
          )}
          {flows.map(({ flowId, title, trigger }) => (
            <Box key={`${flowId} ${trigger}`}>
              {t(`why.trigger.${trigger}`)} <FlowName flowId={flowId} flow={nameOf(flowId, title)} />
            </Box>
          ))}
        </Section>
      )}
      {reason.filling.length > 0 && (
        <Section title={t('why.section.filling')}>
          <FillingSteps steps={reason.filling} />
        </Section>
      )}
      {reason.conditions.length > 0 && (
        <Section title={t('why.section.conditions')}>
          <CheckedConditions actions={reason.conditions} />
        </Section>
      )}
      {(reason.work.length > 0 || reason.emptyForms.length > 0) && (
        <Section title={t('why.section.work')}>
          <WorkDone {...reason} />
        </Section>
      )}
      {tried?.effects.some(({ type }) => type === 'notifyStaff') && (
        <Section title={t('why.section.effects')}>{t('why.effect.newChatRequest')}</Section>
      )}
      {tried && (
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {t('why.took', { milliseconds: milliseconds.format(tried.tookMs) })}
        </Box>
      )}
    </Box>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Box id={id} sx={{ mb: 0.5, fontSize: '0.75rem', fontWeight: 550, color: 'text.secondary' }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}
