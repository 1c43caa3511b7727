import Box from '@mui/material/Box';
import { asOfficeTime, defaultTimeZone, endpoints, type OfficeTimeEntry } from '@samtale/contract';
import { openingAt } from '@samtale/dialog';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { useClock } from './use-clock.ts';
import { useMomentText } from './use-moment-text.ts';

/** Whether the hours as they stand are open now where the agent is, and when that changes. */
export function OpeningNow({ entries }: { entries: readonly OfficeTimeEntry[] }) {
  const { t } = useTranslation('settings');
  const { agent } = useSession();
  const now = useClock();
  const { data } = useEndpoint(endpoints.settings.getAgentSettings, { params: { agentId: agent.id } });
  const timeZone = data?.timeZone ?? defaultTimeZone;
  const momentText = useMomentText(timeZone);
  if (!data) return null;
  if (!entries.length) return <Box role="status">{t('officeTimes.now.untold')}</Box>;
  const { isOpen, until } = openingAt(entries.map(asOfficeTime), { now: now.getTime(), timeZone });
  const when = until === null ? '' : momentText(new Date(until), now);
  return (
    <Box
      role="status"
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.25, minHeight: 24 }}
    >
      <StatusChip tone={isOpen ? 'success' : 'neutral'} dot={isOpen}>
        {t(isOpen ? 'officeTimes.now.open' : 'officeTimes.now.closed')}
      </StatusChip>
      <span>
        {until === null
          ? t(isOpen ? 'officeTimes.now.forGood' : 'officeTimes.now.never')
          : t(isOpen ? 'officeTimes.now.closes' : 'officeTimes.now.opens', { when })}
      </span>
    </Box>
  );
}
