import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { formatMonth } from '../../ui/calendar-days.ts';
import { Panel } from '../../ui/Panel.tsx';
import { RankedBars } from '../../ui/RankedBars.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { FlowLink } from './FlowLink.tsx';
import { useMonthParams } from './use-month-params.ts';

/** The actions that flows performed most in a month. */
export function TopActions({ month }: { month: string }) {
  const { t, i18n } = useTranslation('statistics');
  const { t: chat } = useTranslation('chat');
  const { language } = useSession();
  const params = { ...useMonthParams(month), languageId: language.id };
  const { data } = useEndpoint(endpoints.statistics.getIntentActionList, { params });
  return (
    <Panel title={t('top.actions')}>
      {!data && <SkeletonRows label={t('loading')} count={4} rowHeight={44} />}
      {data?.list.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('top.empty.actions', { month: formatMonth(month, i18n.language) })}
        </Typography>
      )}
      {data && data.list.length > 0 && (
        <RankedBars
          label={t('top.actions')}
          rows={data.list.map(({ intentId, title, action, count }) => ({
            key: `${intentId} ${action}`,
            label: (
              <>
                {chat(`why.action.${action}`)}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {' · '}
                </Box>
                <FlowLink intentId={intentId} title={title} inText />
              </>
            ),
            count,
          }))}
        />
      )}
    </Panel>
  );
}
