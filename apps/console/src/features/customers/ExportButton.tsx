import Button from '@mui/material/Button';
import { endpoints } from '@samtale/contract';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { uiLanguage } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { saveFile } from '../../ui/save-file.ts';

/** Saves all customers as a file for a spreadsheet. */
export function ExportButton() {
  const { t } = useTranslation('customers');
  const { agent } = useSession();
  const exporting = useEndpointChange(endpoints.customers.exportCustomers, {
    onSuccess: ({ content }) =>
      saveFile(`${t('title')} ${agent.name}.csv`, 'text/csv;charset=utf-8', content),
  });
  return (
    <Button
      variant="outlined"
      color="inherit"
      loading={exporting.isPending}
      loadingPosition="start"
      startIcon={<Download aria-hidden />}
      onClick={() => exporting.mutate({ params: { agentId: agent.id }, query: { language: uiLanguage() } })}
    >
      {t('list.export')}
    </Button>
  );
}
