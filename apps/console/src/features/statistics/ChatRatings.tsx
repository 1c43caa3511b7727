import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { endpoints, ratingMax } from '@samtale/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { addMonths, daysInMonth, formatCalendarDay, formatMonth } from '../../ui/calendar-days.ts';
import { DayBars } from '../../ui/DayBars.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RankedBars } from '../../ui/RankedBars.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { useNumberFormat } from '../../ui/use-number-format.ts';
import { averageOf, averagesByDay, countOf, countsByStars } from './sum-ratings.ts';
import { useMonthParams } from './use-month-params.ts';

interface ChatRatingsProps {
  month: string;
  /** The days of the month up to today. */
  dates: readonly string[];
}

/** What visitors gave their conversations in a month: on average, star by star, and day by day. */
export function ChatRatings({ month, dates }: ChatRatingsProps) {
  const { t, i18n } = useTranslation('statistics');
  const number = useNumberFormat();
  const endpoint = endpoints.statistics.getChatRatingList;
  const now = useEndpoint(endpoint, { params: useMonthParams(month) }).data?.list;
  const then = useEndpoint(endpoint, { params: useMonthParams(addMonths(month, -1)) }).data?.list;
  const monthName = formatMonth(month, i18n.language);
  if (!now || !then)
    return (
      <Panel title={t('ratings.title')}>
        <SkeletonRows label={t('loading')} count={4} rowHeight={44} />
      </Panel>
    );
  const count = countOf(now);
  if (!count)
    return (
      <Panel title={t('ratings.title')}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('ratings.empty', { month: monthName })}
        </Typography>
      </Panel>
    );
  const before = formatMonth(addMonths(month, -1), i18n.language);
  const ofDay = (date: string) => countOf(now.filter((one) => one.date === date));
  const counted = new Map(dates.map((date) => [formatCalendarDay(date, i18n.language), ofDay(date)]));
  return (
    <Panel title={t('ratings.title')} hint={t('ratings.description')}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
          columnGap: 4,
          rowGap: 2.5,
        }}
      >
        <Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, mb: 1 }}>
            <Box component="span" sx={{ fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2 }}>
              {number(averageOf(now))}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t('ratings.outOf', { most: ratingMax })}
            </Box>
            <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              {t('ratings.count', { count, number: number(count) })}
              {then.length > 0 &&
                ` · ${t('ratings.before', { average: number(averageOf(then)), month: before })}`}
            </Box>
          </Box>
          <RankedBars
            label={t('ratings.byStars')}
            rows={countsByStars(now).map(({ stars, count: given }) => {
              const label = t('ratings.stars', { count: stars });
              return {
                key: String(stars),
                count: given,
                label: given ? (
                  <Link
                    to="/chat"
                    search={{ rating: [stars], from: `${month}-01`, to: `${month}-${daysInMonth(month)}` }}
                    aria-label={t('ratings.show', { stars: label })}
                  >
                    <Stars value={stars} most={ratingMax} label={label} />
                  </Link>
                ) : (
                  <Stars value={stars} most={ratingMax} label={label} />
                ),
              };
            })}
          />
        </Box>
        <DayBars
          label={t('ratings.byDay')}
          days={averagesByDay(now, dates)}
          scaleEnd={ratingMax}
          texts={{
            now: t('ratings.average'),
            day: t('chart.day'),
            asTable: t('chart.asTable'),
            asBars: t('chart.asBars'),
            at: (day, average) => {
              const given = counted.get(day) ?? 0;
              return given
                ? t('ratings.at', { day, average, count: given, number: number(given) })
                : t('ratings.noneAt', { day });
            },
          }}
        />
      </Box>
    </Panel>
  );
}
