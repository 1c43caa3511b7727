import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** Monday first; 0 is Sunday, as in the spec. */
const week = [1, 2, 3, 4, 5, 6, 0];
/** A Sunday. */
const sunday = Date.UTC(2026, 10, 22);
const day = 24 * 60 * 60_000;

/** The days of the week that something holds on; none means every day. */
export function WeekdayToggles({
  days,
  onChange,
}: {
  days: readonly number[];
  onChange(days: number[]): void;
}) {
  const { i18n } = useTranslation();
  const name = (style: 'short' | 'long', weekday: number) =>
    new Intl.DateTimeFormat(i18n.language, { weekday: style, timeZone: 'UTC' }).format(
      sunday + weekday * day,
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {week.map((weekday) => {
        const isOn = days.includes(weekday);
        return (
          <Box
            key={weekday}
            component="button"
            type="button"
            aria-pressed={isOn}
            aria-label={name('long', weekday)}
            onClick={() =>
              onChange(
                isOn ? days.filter((one) => one !== weekday) : [...days, weekday].sort((a, b) => a - b),
              )
            }
            sx={{
              minWidth: 36,
              height: 30,
              px: 0.75,
              border: 1,
              borderColor: isOn ? 'primary.main' : 'line.control',
              borderRadius: '6px',
              font: 'inherit',
              fontSize: '0.75rem',
              cursor: 'pointer',
              color: isOn ? 'primary.contrastText' : 'text.primary',
              bgcolor: isOn ? 'primary.main' : 'background.paper',
            }}
          >
            {name('short', weekday).replace('..', '')}
          </Box>
        );
      })}
    </Box>
  );
}
