import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { endpoints } from '@samtale/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { uiLanguage } from '../../lib/i18n/i18n.ts';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { calendarToday, formatMonth } from '../../ui/calendar-days.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ChatbotTab } from './ChatbotTab.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { GeneralTab } from './GeneralTab.tsx';
import { MonthChooser } from './MonthChooser.tsx';
import { type StatisticsTab, statisticsTabs } from './statistics-search.ts';
import { VoicebotTab } from './VoicebotTab.tsx';

const shown = { general: GeneralTab, voicebot: VoicebotTab, chatbot: ChatbotTab };
const panelId = 'statistics-panel';
const tabId = (tab: StatisticsTab) => `statistics-tab-${tab}`;

/** What was said and done in a month. */
export function StatisticsScreen() {
  const { t, i18n } = useTranslation('statistics');
  const { agent } = useSession();
  const search = useSearch({ from: '/shell/statistics' });
  const navigate = useNavigate({ from: '/statistics' });
  const thisMonth = calendarToday(agent.timeZone).slice(0, 7);
  const { tab = 'general', month = thisMonth } = search;
  const totals = useEndpoint(endpoints.statistics.getTotalCountList, { params: { agentId: agent.id } });
  const change = (part: typeof search) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...part }), replace: true });
  const Shown = shown[tab];
  return (
    <Box sx={{ flexShrink: 0, minHeight: '100%', bgcolor: 'background.paper' }}>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <>
            <MonthChooser
              month={month}
              thisMonth={thisMonth}
              first={totals.data?.since?.slice(0, 7) ?? null}
              onMonth={(chosen) => change({ month: chosen === thisMonth ? undefined : chosen })}
            />
            <DownloadButton
              endpoint={endpoints.statistics.exportStatistics}
              input={{
                params: { agentId: agent.id, fromDate: `${month}-01`, toDate: `${month}-28` },
                query: { language: uiLanguage() },
              }}
            >
              {t('download.month', { month: formatMonth(month, i18n.language) })}
            </DownloadButton>
          </>
        }
      />
      <Box sx={{ px: { xs: 1, md: 2.5 }, borderBottom: 1, borderColor: 'divider' }}>
        <Tabs
          value={tab}
          aria-label={t('tabs')}
          onChange={(_, next: StatisticsTab) => change({ tab: next === 'general' ? undefined : next })}
        >
          {statisticsTabs.map((one) => (
            <Tab key={one} value={one} id={tabId(one)} aria-controls={panelId} label={t(`tab.${one}`)} />
          ))}
        </Tabs>
      </Box>
      <Box
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabId(tab)}
        sx={{ px: { xs: 2, md: 4 }, py: 2.5, maxWidth: 1280 }}
      >
        {totals.isError && !totals.data ? (
          <LoadFailed description={t('statistics.loadError')} onRetry={() => void totals.refetch()} />
        ) : (
          <Shown month={month} totals={totals.data} />
        )}
      </Box>
    </Box>
  );
}
