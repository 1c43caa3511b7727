import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addMonths, daysInMonth, formatMonth } from '../../ui/calendar-days.ts';
import { DayBars } from '../../ui/DayBars.tsx';
import { localeOf } from '../../ui/locale-of.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Figures } from './Figures.tsx';
import { barsOf, type CountedDay, type FigureName, sumOf } from './sum-days.ts';

interface MonthOverviewProps {
  month: string;
  days: readonly CountedDay[];
  /** Of the month before. */
  before: readonly CountedDay[];
  figures: readonly { name: FigureName; label: string }[];
}

/** A month's totals beside those of the month before, and the days of the one that is chosen. */
export function MonthOverview({ month, days, before, figures }: MonthOverviewProps) {
  const { t, i18n } = useTranslation('statistics');
  const [wanted, choose] = useState<FigureName>('conversations');
  const chosen = figures.find(({ name }) => name === wanted) ?? figures[0];
  const isOver = days.length === daysInMonth(month);
  const compared = isOver ? before : before.slice(0, days.length);
  const beforeName = formatMonth(addMonths(month, -1), i18n.language);
  const percent = new Intl.NumberFormat(localeOf(i18n.language), { style: 'percent' });
  const changeOf = (now: number, then: number): string => {
    const values = { month: beforeName, percent: percent.format(Math.abs(now - then) / Math.max(1, then)) };
    if (now === then) return now === 0 ? '' : t('change.same', values);
    if (then === 0) return t('change.none', values);
    return t(now > then ? 'change.more' : 'change.less', values);
  };
  if (!chosen) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Figures
        chosen={chosen.name}
        onChoose={(name) => choose(name)}
        figures={figures.map(({ name, label }) => {
          const value = sumOf(days, name);
          return { name, label, value, change: changeOf(value, sumOf(compared, name)) };
        })}
      />
      <Panel title={t('chart.title', { figure: chosen.label })} hint={isOver ? undefined : t('change.soFar')}>
        <DayBars
          label={t('chart.title', { figure: chosen.label })}
          days={barsOf(days, before, chosen.name)}
          texts={{
            now: formatMonth(month, i18n.language),
            before: beforeName,
            day: t('chart.day'),
            asTable: t('chart.asTable'),
            asBars: t('chart.asBars'),
            at: (day, count, then) =>
              then === null ? t('chart.at', { day, count }) : t('chart.atBoth', { day, count, before: then }),
          }}
        />
      </Panel>
    </Box>
  );
}
