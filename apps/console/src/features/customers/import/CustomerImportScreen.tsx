import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../lib/screen/BackLink.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { FileChoice, largestFileMb } from '../../file-import/index.ts';
import { HiddenCustomers } from '../HiddenCustomers.tsx';
import { CustomerPreviewPanel } from './CustomerPreviewPanel.tsx';
import { CustomerReportPanel } from './CustomerReportPanel.tsx';
import { useCustomerImport } from './use-customer-import.ts';

/** Customers from a file: choose it, see how it is read, import it, see what came of it. */
export function CustomerImportScreen() {
  const { t } = useTranslation('customers');
  const { agent } = useSession();
  const state = useCustomerImport();
  const { file, preview, report, problem, isReading, choose } = state;
  if (agent.gdprInterval === 0) return <HiddenCustomers />;
  return (
    <Box sx={{ flex: 1, bgcolor: 'background.paper' }}>
      <PageHeader
        title={t('import.title')}
        description={t('import.description')}
        back={<BackLink to="/customers">{t('title')}</BackLink>}
      />
      <Box sx={{ px: { xs: 2, md: 4 }, pb: 6, maxWidth: 1040 }}>
        {report ? (
          <CustomerReportPanel report={report} onAgain={state.reset} />
        ) : preview ? (
          <CustomerPreviewPanel state={state} preview={preview} />
        ) : (
          <FileChoice
            accept=".tsv,.csv,.txt,text/tab-separated-values,text/csv,text/plain"
            formats={t('import.formats', { size: largestFileMb })}
            example={[
              { heading: t('import.column.name'), cell: t('import.exampleName') },
              { heading: t('import.column.phone'), cell: '20 12 34 56' },
              { heading: t('import.column.email'), cell: 'post@example.com' },
            ]}
            file={file}
            problem={problem}
            isReading={isReading}
            onChoose={choose}
          />
        )}
      </Box>
    </Box>
  );
}
