import { useTranslation } from 'react-i18next';
import type { ReportWords } from './report-file.ts';

/** What a report says, in the console's language. */
export function useReportWords(): ReportWords {
  const { t } = useTranslation('exchange');
  const { t: flows } = useTranslation('flows');
  return {
    heading: t('report.heading'),
    created: t('figures.created'),
    replaced: t('figures.replaced'),
    skipped: t('figures.skipped'),
    flows: t('figures.flows'),
    entityTypes: t('figures.entityTypes'),
    templates: t('figures.templates'),
    tests: t('figures.tests'),
    phrases: t('figures.phrases'),
    notes: t('report.notes'),
    problems: t('report.problems'),
    whole: t('report.whole'),
    language: (code) => t(`language.${code}`),
    kind: (kind) => t(`note.${kind}`),
    problem: (key) => flows(`intentDetail.snackbar.${key}`),
  };
}
