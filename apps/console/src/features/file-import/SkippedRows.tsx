import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../lib/toast/toast.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { useNumberFormat } from '../../ui/use-number-format.ts';
import { skippedAsText } from './report-text.ts';
import { tableStyle } from './table-style.ts';

/** The text takes what the line and the reason leave it; on a phone the reason may take several lines. */
const rowsStyle = {
  ...tableStyle,
  '& th, & td:first-of-type': { whiteSpace: 'nowrap' },
  '& td:nth-of-type(2)': { minWidth: 104, whiteSpace: { sm: 'nowrap' } },
  '& td:last-of-type': { width: '100%', minWidth: { sm: 200 } },
} as const;

interface SkippedRowsProps<Reason extends string> {
  report: {
    skippedCount: number;
    skippedByReason: Partial<Record<Reason, number>>;
    skipped: readonly { line: number; reason: Reason; text: string }[];
  };
  /** All there are, in the order in which they are told. */
  reasons: readonly Reason[];
  reasonText(reason: Reason): string;
}

/** The rows that were left out, with the reason of each; the first of them by line. */
export function SkippedRows<Reason extends string>(props: SkippedRowsProps<Reason>) {
  const { report, reasons, reasonText } = props;
  const { t } = useTranslation('import');
  const number = useNumberFormat();
  const toast = useToast();
  const header = [t('report.line'), t('report.reason'), t('report.text')];
  // A line can be skipped in more than one part: its place is what tells it apart.
  const rows = report.skipped.map((row, place) => ({ ...row, key: place }));
  const copy = async () => {
    const text = skippedAsText(report.skipped, header, reasonText);
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('report.copied'));
    } catch {
      toast.error(t('report.copyFailed'));
    }
  };
  return (
    <Box component="section">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h3" component="h2">
          {t('report.skippedTitle')}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {report.skipped.length < report.skippedCount &&
            t('report.skippedFirst', {
              shown: number(report.skipped.length),
              all: number(report.skippedCount),
            })}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<Copy aria-hidden />}
          onClick={copy}
        >
          {t('report.copy')}
        </Button>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1.5 }}>
        {reasons.map((reason) => {
          const count = report.skippedByReason[reason];
          return count ? (
            <StatusChip key={reason} tone="neutral">
              {reasonText(reason)} · {number(count)}
            </StatusChip>
          ) : null;
        })}
      </Box>
      <Box
        tabIndex={0}
        role="region"
        aria-label={t('report.skippedTitle')}
        sx={{ overflow: 'auto', maxHeight: 420, border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Box component="table" sx={rowsStyle}>
          <thead>
            <tr>
              {header.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, line, reason, text }) => (
              <tr key={key}>
                <td>{number(line)}</td>
                <td>{reasonText(reason)}</td>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
}
