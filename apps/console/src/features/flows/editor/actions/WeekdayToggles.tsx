import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { weekdayName } from '../../../../ui/weekday-name.ts';

/** Monday first; 0 is Sunday. */
const week = [1, 2, 3, 4, 5, 6, 0];

/** The days of the week that something holds on; none means every day. */
export function WeekdayToggles({
  days,
  onChange,
}: {
  days: readonly number[];
  onChange(days: number[]): void;
}) {
  const { i18n } = useTranslation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {week.map((weekday) => {
        const isOn = days.includes(weekday);
        const short = weekdayName(i18n.language, weekday, 'short');
        return (
          <Box
            key={weekday}
            component="button"
            type="button"
            aria-pressed={isOn}
            // What is seen has to be in what is heard, as a word (WCAG 2.5.3).
            aria-label={`${short}, ${weekdayName(i18n.language, weekday)}`}
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
            {short}
          </Box>
        );
      })}
    </Box>
  );
}
