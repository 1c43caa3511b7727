import { asOfficeTime, endpoints, type FoundHours, type OfficeTimeEntry } from '@samtale/contract';
import { companyValues } from '@samtale/dialog';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { FoundOnWebsite } from './FoundOnWebsite.tsx';
import { newDayHours } from './office-hours.ts';

/** The hours that the company's website tells, to be taken with a click where none are set. */
export function HoursOnWebsite({ onTake }: { onTake(entries: readonly OfficeTimeEntry[]): void }) {
  const { t, i18n } = useTranslation('settings');
  const { agent } = useSession();
  const params = { agentId: agent.id };
  const { data } = useEndpoint(endpoints.settings.getCompanyFacts, { params }, { gcTime: 0 });
  if (!data?.foundHours) return null;
  const { hourList, url } = data.foundHours;
  const entries = entriesOf(hourList);
  const language = i18n.language === 'en' ? 'en' : 'da';
  const { openingHours } = companyValues({ officeTimes: entries.map(asOfficeTime), language }, Date.now());
  const value = openingHours?.text.replaceAll('\n', ', ') ?? '';
  const label = t('officeTimes.take', { value });
  return <FoundOnWebsite url={url} label={label} onTake={() => onTake(entries)} />;
}

const entriesOf = (hours: FoundHours['hourList']): OfficeTimeEntry[] =>
  hours.map(({ dayOfWeek, fromTime, toTime }) => ({ ...newDayHours(dayOfWeek, []), fromTime, toTime }));
