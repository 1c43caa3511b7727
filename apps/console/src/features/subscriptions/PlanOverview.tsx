import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  boundUntil,
  type CurrentSubscription,
  limitsWith,
  PlanType,
  plans,
  type Subscription,
} from '@samtale/contract';
import { CreditCard } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { uiLanguage } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatDay } from '../../ui/format-time.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { AgreedBesides } from './AgreedBesides.tsx';
import { MailLink } from './EndedNotice.tsx';
import { PlanIncludes } from './PlanIncludes.tsx';
import { type PlanLack, planLacks } from './plan-lacks.ts';
import { stateTones } from './state-tones.ts';
import { UsedOfPlan } from './UsedOfPlan.tsx';

const dayMs = 86_400_000;
const day = (moment: string) => formatDay(new Date(moment), uiLanguage());

interface PlanOverviewProps {
  /** The newest first. */
  list: readonly Subscription[];
  /** The one that holds now, with how much of it is used; null where none does. */
  current: CurrentSubscription | null;
  salesMail: string | null;
}

/** The plan of now with what it includes, the others there were or will be, and where to get more. */
export function PlanOverview({ list, current, salesMail }: PlanOverviewProps) {
  const { t } = useTranslation('subscription');
  const { t: around } = useTranslation('around');
  const { user } = useSession();
  const shown = list.find(({ state }) => state === 'current') ?? list[0];
  return (
    <>
      {shown ? (
        <>
          <CurrentPlan subscription={shown} />
          {current && (
            <Part title={t('used')}>
              <UsedOfPlan {...current} />
            </Part>
          )}
          <Part title={t('includes')}>
            <PlanIncludes subscription={shown} />
            <AgreedBesides subscription={shown} />
          </Part>
          <Lacks lacks={planLacks(shown.plan, limitsWith(shown.plan, shown), user)} />
        </>
      ) : (
        <EmptyState icon={CreditCard} title={t('none.title')} description={t('none.description')} />
      )}
      {list.length > 1 && (
        <Part title={t('all')}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
            {list.map(({ id, plan, state, startsAt, bindingEnd }) => (
              <Box
                key={id}
                component="li"
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  columnGap: 2,
                  py: 1.25,
                  borderBottom: 1,
                  borderColor: 'divider',
                }}
              >
                <Box sx={{ flex: '1 1 160px' }}>{around(`plan.name.${plan}`)}</Box>
                <Box sx={{ color: 'text.secondary' }}>
                  {t('period', { from: day(startsAt), to: day(bindingEnd) })}
                </Box>
                <StatusChip tone={stateTones[state]}>{t(`state.${state}`)}</StatusChip>
              </Box>
            ))}
          </Box>
        </Part>
      )}
      <Part title={t('contact.title')}>
        <Typography sx={{ color: 'text.secondary' }}>
          {salesMail ? (
            <>
              {t('contact.text')} <MailLink address={salesMail} />
            </>
          ) : (
            t('contact.none')
          )}
        </Typography>
      </Part>
    </>
  );
}

function CurrentPlan({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscription');
  const { t: around } = useTranslation('around');
  const { plan, planType, state, startsAt, bindingEnd, autoRenews, informationMessage } = subscription;
  const daysLeft = Math.max(0, Math.ceil((Date.parse(bindingEnd) - Date.now()) / dayMs));
  const isTrial = plans[plan].category === 'trial';
  const when =
    state === 'new'
      ? t('startsAt', { date: day(startsAt) })
      : t(autoRenews ? 'renews' : 'until', { date: day(boundUntil(subscription, new Date()).toISOString()) });
  return (
    <Box sx={{ p: 2.5, border: 1, borderColor: 'divider', borderRadius: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h2">{around(`plan.name.${plan}`)}</Typography>
        <StatusChip tone={stateTones[state]}>{t(`state.${state}`)}</StatusChip>
      </Box>
      {state !== 'closed' && (
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
          {[
            when,
            !isTrial && t(planType === PlanType.annual ? 'annual' : 'monthly'),
            isTrial && state === 'current' && t('daysLeft', { count: daysLeft }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      )}
      {informationMessage && (
        <Box
          role="note"
          sx={{
            mt: 1.5,
            p: 1.5,
            borderRadius: 1,
            bgcolor: 'tint.info',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
          }}
        >
          {informationMessage}
        </Box>
      )}
    </Box>
  );
}

/** What another plan would add. */
function Lacks({ lacks }: { lacks: readonly PlanLack[] }) {
  const { t } = useTranslation('subscription');
  const { t: around } = useTranslation('around');
  if (lacks.length === 0) return null;
  return (
    <Part title={t('lacks')}>
      <Box component="ul" sx={{ display: 'grid', gap: 0.5, m: 0, pl: 2.5, color: 'text.secondary' }}>
        {lacks.map((lack) => (
          <li key={lack}>{around(`upgrade.${lack}`)}</li>
        ))}
      </Box>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
