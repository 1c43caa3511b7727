import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type CustomerImportReport, customerSkipReason } from '@samtale/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ReportFigures, SkippedRows } from '../../file-import/index.ts';

interface CustomerReportPanelProps {
  report: CustomerImportReport;
  onAgain(): void;
}

/** What an import did, and what it left out and why. */
export function CustomerReportPanel({ report, onAgain }: CustomerReportPanelProps) {
  const { t } = useTranslation('customers');
  const { t: common } = useTranslation('import');
  return (
    <Box>
      <ReportFigures
        title={common(report.addedCount > 0 ? 'report.title' : 'report.nothingTitle')}
        figures={[
          { value: report.addedCount, label: t('import.added') },
          { value: report.skippedCount, label: common('report.skipped', { count: report.skippedCount }) },
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2.5 }}>
        <Button variant="contained" component={Link} to="/customers">
          {t('import.seeCustomers')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={onAgain}>
          {common('report.again')}
        </Button>
      </Box>
      {report.skipped.length > 0 && (
        <SkippedRows
          report={report}
          reasons={customerSkipReason.options}
          reasonText={(reason) => t(`import.reason.${reason}`)}
        />
      )}
    </Box>
  );
}
