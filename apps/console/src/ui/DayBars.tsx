import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCalendarDay } from './calendar-days.ts';
import { chartEnd } from './chart-scale.ts';
import { DayTable } from './DayTable.tsx';
import { useNumberFormat } from './use-number-format.ts';

export interface DayBar {
  /** `2026-11-20`. */
  date: string;
  value: number;
  /** What it is compared with; null where there is nothing. */
  before: number | null;
}

export interface DayBarsProps {
  /** Names the chart. */
  label: string;
  days: readonly DayBar[];
  /** Where the scale ends, where it has an end of its own; else a little above the highest. */
  scaleEnd?: number;
  texts: {
    /** What the bars are, and what they are compared with; without it they are not compared. */
    now: string;
    before?: string;
    day: string;
    asTable: string;
    asBars: string;
    /** What is said of a day. */
    at(day: string, value: string, before: string | null): string;
  };
}

/** Pixels. */
const height = 168;
/** So many days have their name below them. */
const mostNames = 5;
const beforeOpacity = 0.4;

/**
 * A bar for each day, before the paler one it is compared with. The pointer and the arrow keys read day by day; the same
 * figures can be shown as a table.
 */
export function DayBars({ label, days, scaleEnd, texts }: DayBarsProps) {
  const { language } = useTranslation().i18n;
  const number = useNumberFormat();
  const [active, setActive] = useState<number | null>(null);
  const [isTable, setTable] = useState(false);
  const highest = Math.max(0, ...days.flatMap(({ value, before }) => [value, before ?? 0]));
  const end = scaleEnd ?? chartEnd(highest);
  const step = Math.ceil(days.length / mostNames);
  const share = (value: number) => `${(100 * value) / end}%`;
  const told = (index: number) => {
    const day = days[index];
    if (!day) return '';
    const before = day.before === null ? null : number(day.before);
    return texts.at(formatCalendarDay(day.date, language), number(day.value), before);
  };
  const read = (event: KeyboardEvent) => {
    const last = days.length - 1;
    const at = active ?? -1;
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setActive(Math.min(last, Math.max(0, next)));
  };
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * days.length);
    setActive(Math.min(days.length - 1, Math.max(0, index)));
  };
  return (
    <Box component="figure" aria-label={label} sx={{ m: 0 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, mb: 1.5 }}
      >
        <Key color="info.main" text={texts.now} />
        {texts.before !== undefined && <Key color="line.control" faint text={texts.before} />}
        <Box
          aria-hidden
          sx={{
            flex: '1 1 auto',
            minHeight: 20,
            textAlign: { sm: 'right' },
            fontSize: '0.8125rem',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {!isTable && active !== null && told(active)}
        </Box>
        <Button
          size="small"
          color="inherit"
          onClick={() => setTable(!isTable)}
          sx={{ color: 'text.secondary' }}
        >
          {isTable ? texts.asBars : texts.asTable}
        </Button>
      </Box>
      {isTable ? (
        <DayTable label={label} days={days} texts={texts} />
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1 }}>
          <Box
            aria-hidden
            sx={{ position: 'relative', minWidth: 20, fontSize: '0.75rem', color: 'text.secondary' }}
          >
            <Box sx={{ visibility: 'hidden' }}>{number(end)}</Box>
            {[end, end / 2, 0].map((mark) => (
              <Box
                key={mark}
                style={{ top: height - (height * mark) / end }}
                sx={{ position: 'absolute', right: 0, lineHeight: 1, transform: 'translateY(-50%)' }}
              >
                {number(mark)}
              </Box>
            ))}
          </Box>
          <Box
            role="slider"
            tabIndex={0}
            aria-label={label}
            aria-orientation="horizontal"
            aria-valuemin={1}
            aria-valuemax={Math.max(1, days.length)}
            aria-valuenow={(active ?? 0) + 1}
            aria-valuetext={told(active ?? 0)}
            onKeyDown={read}
            onFocus={() => setActive((now) => now ?? 0)}
            onBlur={() => setActive(null)}
            onPointerMove={point}
            onPointerDown={point}
            onPointerLeave={() => setActive(null)}
            sx={{
              position: 'relative',
              display: 'flex',
              height,
              borderRadius: '2px',
              touchAction: 'pan-y',
              backgroundImage:
                'linear-gradient(var(--mui-palette-divider) 1px, transparent 1px), linear-gradient(var(--mui-palette-divider) 1px, transparent 1px)',
              backgroundSize: '100% 50%',
              borderBottom: 1,
              borderColor: 'line.control',
            }}
          >
            {days.map(({ date, value, before }, index) => (
              <Box
                key={date}
                sx={{
                  position: 'relative',
                  flex: '1 1 0',
                  bgcolor: index === active ? 'action.hover' : undefined,
                }}
              >
                {before !== null && before > 0 && <Bar height={share(before)} isBefore />}
                {value > 0 && <Bar height={share(value)} />}
              </Box>
            ))}
          </Box>
          <span />
          <Box
            aria-hidden
            sx={{ position: 'relative', height: 22, fontSize: '0.75rem', color: 'text.secondary' }}
          >
            {days.map(({ date }, index) =>
              index % step === 0 ? (
                <Box
                  key={date}
                  style={{ left: `${(100 * (index + 0.5)) / days.length}%` }}
                  sx={{
                    position: 'absolute',
                    top: 6,
                    whiteSpace: 'nowrap',
                    transform: index === 0 ? undefined : 'translateX(-50%)',
                    ml: index === 0 ? '-4px' : undefined,
                  }}
                >
                  {formatCalendarDay(date, language)}
                </Box>
              ) : null,
            )}
          </Box>
        </Box>
      )}
    </Box>
  );
}

/** `isBefore` is the wider one behind. */
const Bar = ({ height, isBefore = false }: { height: string; isBefore?: boolean }) => (
  <Box
    style={{ height }}
    sx={{
      position: 'absolute',
      bottom: 0,
      insetInline: isBefore ? '6%' : '20%',
      minHeight: 2,
      maxWidth: isBefore ? 34 : 20,
      mx: 'auto',
      borderRadius: '3px 3px 0 0',
      bgcolor: isBefore ? 'line.control' : 'info.main',
      opacity: isBefore ? beforeOpacity : 1,
    }}
  />
);

/** What a colour stands for. */
const Key = ({ color, faint = false, text }: { color: string; faint?: boolean; text: string }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.75,
      fontSize: '0.8125rem',
      color: 'text.secondary',
    }}
  >
    <Box
      component="span"
      aria-hidden
      sx={{ width: 10, height: 10, borderRadius: '3px', bgcolor: color, opacity: faint ? beforeOpacity : 1 }}
    />
    {text}
  </Box>
);
