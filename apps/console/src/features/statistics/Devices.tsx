import Typography from '@mui/material/Typography';
import { endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { formatMonth } from '../../ui/calendar-days.ts';
import { Panel } from '../../ui/Panel.tsx';
import { RankedBars } from '../../ui/RankedBars.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useMonthParams } from './use-month-params.ts';

/** What visitors of a month sat at. */
export function Devices({ month }: { month: string }) {
  const { t, i18n } = useTranslation('statistics');
  const { data } = useEndpoint(endpoints.statistics.getDeviceList, { params: useMonthParams(month) });
  return (
    <Panel title={t('devices.title')} hint={t('devices.description')}>
      {!data && <SkeletonRows label={t('loading')} count={3} rowHeight={44} />}
      {data?.list.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('devices.empty', { month: formatMonth(month, i18n.language) })}
        </Typography>
      )}
      {data && data.list.length > 0 && (
        <RankedBars
          label={t('devices.title')}
          rows={data.list.map(({ device, count }) => ({ key: device, label: t(`devices.${device}`), count }))}
        />
      )}
    </Panel>
  );
}
