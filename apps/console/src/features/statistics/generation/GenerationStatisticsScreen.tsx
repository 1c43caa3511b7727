import Box from '@mui/material/Box';
import { endpoints, statisticsDaysMax } from '@samtale/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { uiLanguage } from '../../../lib/i18n/i18n.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { addDays, calendarToday, daysBetween } from '../../../ui/calendar-days.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { DownloadButton } from '../DownloadButton.tsx';
import type { GenerationSearch } from '../statistics-search.ts';
import { GenerationFilters } from './GenerationFilters.tsx';
import { GenerationOverview } from './GenerationOverview.tsx';

/** Days shown when nobody says which. */
const usualDays = 30;

/** What a language model answered from a day to another, and what that rests on. */
export function GenerationStatisticsScreen() {
  const { t } = useTranslation('statistics');
  const { agent } = useSession();
  const search = useSearch({ from: '/shell/statisticsUpdated' });
  const navigate = useNavigate({ from: '/statisticsUpdated' });
  const to = search.to ?? calendarToday(agent.timeZone);
  const from = search.from ?? addDays(to, 1 - usualDays);
  const days = daysBetween(from, to);
  const isWrong = days < 1 || days > statisticsDaysMax;
  const change = (part: GenerationSearch) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...part }), replace: true });
  const query = { fromDate: from, toDate: to, ...(search.widget && { selectedChat: search.widget }) };
  const params = { agentId: agent.id };
  const download = { params, query: { ...query, language: uiLanguage() } };
  return (
    <Box sx={{ flexShrink: 0, minHeight: '100%', bgcolor: 'background.paper' }}>
      <PageHeader
        title={t('generation.title')}
        description={t('generation.description')}
        actions={
          <>
            <DownloadButton
              endpoint={endpoints.statistics.exportGenAiChat}
              input={download}
              disabled={isWrong}
            >
              {t('download.chats')}
            </DownloadButton>
            <DownloadButton
              endpoint={endpoints.statistics.exportGenAiVoice}
              input={download}
              disabled={isWrong}
            >
              {t('download.calls')}
            </DownloadButton>
          </>
        }
      />
      <GenerationFilters from={from} to={to} widget={search.widget} isWrong={isWrong} onChange={change} />
      {!isWrong && (
        <Box sx={{ px: { xs: 2, md: 4 }, pb: 3, maxWidth: 1280 }}>
          <GenerationOverview params={params} query={query} />
        </Box>
      )}
    </Box>
  );
}
