import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { formatCalendarDay } from './calendar-days.ts';
import type { DayBarsProps } from './DayBars.tsx';
import { useNumberFormat } from './use-number-format.ts';

/** The figures of a chart of days. */
export function DayTable({ label, days, texts }: DayBarsProps) {
  const { language } = useTranslation().i18n;
  const number = useNumberFormat();
  return (
    <TableContainer
      role="group"
      aria-label={label}
      tabIndex={0}
      sx={{ maxHeight: 320, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Table size="small" stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{texts.day}</TableCell>
            <TableCell align="right">{texts.now}</TableCell>
            {texts.before !== undefined && <TableCell align="right">{texts.before}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map(({ date, value, before }) => (
            <TableRow key={date}>
              <TableCell component="th" scope="row">
                {formatCalendarDay(date, language)}
              </TableCell>
              <TableCell align="right">{number(value)}</TableCell>
              {texts.before !== undefined && (
                <TableCell align="right">{before === null ? '–' : number(before)}</TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
