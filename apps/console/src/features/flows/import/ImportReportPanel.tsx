import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ImportReport, skipReason } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../ui/use-number-format.ts';
import { ReportFigures, SkippedRows } from '../../file-import/index.ts';
import { AfterImport } from '../../training-state/index.ts';

/** What an import did, what it left out and why, and how far the training on it is. */
export function ImportReportPanel({ report, onAgain }: { report: ImportReport; onAgain(): void }) {
  const { t } = useTranslation('import');
  const number = useNumberFormat();
  const figures = [
    { value: report.addedPhraseCount, label: t('report.added', { count: report.addedPhraseCount }) },
    { value: report.createdFlowCount, label: t('report.created', { count: report.createdFlowCount }) },
    { value: report.updatedFlowCount, label: t('report.updated', { count: report.updatedFlowCount }) },
    { value: report.skippedCount, label: t('report.skipped', { count: report.skippedCount }) },
  ];
  return (
    <Box>
      <ReportFigures
        title={t(report.addedPhraseCount > 0 ? 'report.title' : 'report.nothingTitle')}
        figures={figures}
      />
      {report.unansweredFlowCount > 0 && (
        <Alert severity="warning" sx={{ mb: 2.5 }}>
          {t('report.unanswered', {
            count: report.unansweredFlowCount,
            flows: number(report.unansweredFlowCount),
          })}
        </Alert>
      )}
      {report.keptAnswerCount > 0 && (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          {t('report.keptAnswers', {
            count: report.keptAnswerCount,
            flows: number(report.keptAnswerCount),
          })}
        </Alert>
      )}
      <AfterImport onAgain={onAgain} />
      {report.skipped.length > 0 && (
        <SkippedRows
          report={report}
          reasons={skipReason.options}
          reasonText={(reason) => t(`reason.${reason}`)}
        />
      )}
    </Box>
  );
}
