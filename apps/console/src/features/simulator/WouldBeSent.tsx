import Box from '@mui/material/Box';
import { endpoints, type SimulatedTurn } from '@samtale/contract';
import { ChevronRight, Globe, Mail, MessageSquareText, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';

type Work = Extract<SimulatedTurn['effects'][number], { type: 'work' }>['work'];
type Recipient = Extract<Work, { kind: 'email' }>['to'][number];

const icons = { email: Mail, sms: MessageSquareText, request: Globe, generate: Sparkles } as const;

/** What a turn would have sent to somebody outside, or asked a language model, each to be opened. */
export function WouldBeSent({ turn }: { turn: SimulatedTurn }) {
  const simulated = new Set(
    turn.events.flatMap(({ event }) => (event.type === 'workDone' && event.simulated ? [event.of] : [])),
  );
  return turn.effects.map(
    (effect) =>
      effect.type === 'work' && simulated.has(effect.of) && <Letter key={effect.of} work={effect.work} />,
  );
}

function Letter({ work }: { work: Work }) {
  const { t } = useTranslation('simulator');
  const Icon = icons[work.kind];
  return (
    <Box
      component="li"
      sx={{
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'divider',
        borderRadius: 2,
        fontSize: '0.8125rem',
        overflowWrap: 'anywhere',
      }}
    >
      <Box
        component="details"
        // Nothing else tells why the bot is silent.
        open={work.kind === 'generate'}
        sx={{
          '& summary': {
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            px: 1.5,
            minHeight: 40,
            cursor: 'pointer',
            listStyle: 'none',
            borderRadius: 2,
            color: 'text.secondary',
            '&::-webkit-details-marker': { display: 'none' },
            '&:hover': { color: 'text.primary' },
            '& svg': { flexShrink: 0 },
          },
          '& summary > svg:last-of-type': { ml: 'auto', transition: 'rotate 120ms' },
          '&[open] > summary > svg:last-of-type': { rotate: '90deg' },
        }}
      >
        <summary>
          <Icon size={16} aria-hidden />
          <span>{t(`wouldSend.${work.kind}`)}</span>
          <ChevronRight size={16} aria-hidden />
        </summary>
        <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0, px: 1.5, pb: 1.5 }}>
          <Contents work={work} />
        </Box>
      </Box>
    </Box>
  );
}

function Contents({ work }: { work: Work }) {
  const { t } = useTranslation('simulator');
  if (work.kind === 'request') {
    const headers = work.headers.map(({ name, value }) => `${name}: ${value}`).join('\n');
    return (
      <>
        <Part name={t('wouldSend.call')}>{`${work.method} ${work.url}`}</Part>
        {headers && <Part name={t('wouldSend.headers')}>{headers}</Part>}
        {work.body && <Part name={t('wouldSend.body')}>{work.body}</Part>}
      </>
    );
  }
  if (work.kind === 'generate')
    return (
      <>
        <Part name={t('wouldSend.question')}>{work.question}</Part>
        <Part name={t('wouldSend.model')}>{work.model}</Part>
        <div>{t('wouldSend.generateHint', { switch: t('readsElsewhere') })}</div>
      </>
    );
  return (
    <>
      <Recipients to={work.to} />
      {work.kind === 'email' && <Part name={t('wouldSend.subject')}>{work.subject}</Part>}
      <Part name={t('wouldSend.text')}>{work.text}</Part>
      {work.kind === 'email' &&
        work.values.map(({ name, text }) => (
          <Part key={name} name={name}>
            {text}
          </Part>
        ))}
    </>
  );
}

function Recipients({ to }: { to: readonly Recipient[] }) {
  const { t } = useTranslation('simulator');
  const { agent } = useSession();
  const { data } = useEndpoint(
    endpoints.team.searchOnTeamContact,
    { params: { agentId: agent.id, name: '*' } },
    { enabled: to.some(({ kind }) => kind === 'contact') },
  );
  const nameOf = ({ kind, value }: Recipient) => {
    if (kind === 'endUser') return t('wouldSend.visitor');
    if (kind !== 'contact') return value;
    return data?.list.find(({ id }) => id === value)?.name ?? t('wouldSend.colleague');
  };
  return <Part name={t('wouldSend.to')}>{to.map(nameOf).join(', ') || t('wouldSend.nobody')}</Part>;
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Box component="dt" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
        {children}
      </Box>
    </div>
  );
}
