import {
  type ApiError,
  type CustomerColumn,
  type CustomerImportPreview,
  type CustomerImportReport,
  type CustomerMapping,
  customerColumn,
  endpoints,
} from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../app/api.ts';
import { errorText } from '../../../app/error-text.ts';
import { useSession } from '../../auth/use-session.ts';
import { largestFile, largestFileMb } from '../../flows/import/import-limits.ts';

/** How a file was read, as the mapping that reads it so again. */
const mappingOf = ({ columnOf, hasHeader }: CustomerImportPreview): CustomerMapping => ({
  ...Object.fromEntries(customerColumn.options.map((column) => [column, columnOf[column] ?? 'none'])),
  hasHeader: hasHeader ? 'true' : 'false',
});

/** One import of customers, from the choice of a file to its report. */
export function useCustomerImport() {
  const { t } = useTranslation('import');
  const { agent } = useSession();
  const params = { agentId: agent.id };
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<CustomerImportPreview | null>(null);
  const [report, setReport] = useState<CustomerImportReport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const refuse = (error: ApiError) =>
    setProblem(error.status === 413 ? t('import.error.tooLarge', { size: largestFileMb }) : errorText(error));
  const reading = useEndpointChange(endpoints.customers.previewCustomerImport, {
    onSuccess: (read) => setPreview(read),
    onError: refuse,
  });
  const importing = useEndpointChange(endpoints.customers.importCustomers, {
    invalidates: [endpoints.customers.getCustomers],
    onSuccess: (done) => setReport(done),
    onError: refuse,
  });

  const read = (chosen: File, mapping: CustomerMapping) => {
    setProblem(null);
    reading.mutate({ params, query: mapping, rawBody: chosen });
  };
  const choose = (chosen: File) => {
    setFile(chosen);
    setPreview(null);
    setReport(null);
    if (chosen.size > largestFile) setProblem(t('import.error.tooLarge', { size: largestFileMb }));
    else if (chosen.size === 0) setProblem(t('import.error.empty'));
    else read(chosen, {});
  };
  /** Reads a column as something else; what it was read as before gets the column that is left over, or none. */
  const map = (column: CustomerColumn, index: number | null) => {
    if (!file || !preview) return;
    const before = customerColumn.options.find(
      (other) => index !== null && preview.columnOf[other] === index,
    );
    const swapped = before && { [before]: preview.columnOf[column] ?? 'none' };
    read(file, { ...mappingOf(preview), ...swapped, [column]: index ?? 'none' });
  };
  const setHeader = (hasHeader: boolean) => {
    if (file && preview) read(file, { ...mappingOf(preview), hasHeader: hasHeader ? 'true' : 'false' });
  };
  const start = () => {
    if (!file || !preview) return;
    setProblem(null);
    importing.mutate({ params, query: mappingOf(preview), rawBody: file });
  };
  const reset = () => {
    setFile(null);
    setPreview(null);
    setReport(null);
    setProblem(null);
  };

  return {
    file,
    preview,
    report,
    problem,
    /** The server does not tell how far it has come. */
    progress: null,
    isReading: reading.isPending,
    isImporting: importing.isPending,
    choose,
    map,
    setHeader,
    start,
    reset,
  };
}

export type CustomerImportState = ReturnType<typeof useCustomerImport>;
