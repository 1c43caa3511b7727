import {
  type CustomerColumn,
  type CustomerImportPreview,
  type CustomerImportReport,
  type CustomerMapping,
  customerColumn,
  endpoints,
} from '@samtale/contract';
import { useEndpointChange } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useFileImport } from '../../file-import/index.ts';

/** How a file was read, as the mapping that reads it so again. */
const mappingOf = ({ columnOf, hasHeader }: CustomerImportPreview): CustomerMapping => ({
  ...Object.fromEntries(customerColumn.options.map((column) => [column, columnOf[column] ?? 'none'])),
  hasHeader: hasHeader ? 'true' : 'false',
});

/** One import of customers, from the choice of a file to its report. */
export function useCustomerImport() {
  const { agent } = useSession();
  const params = { agentId: agent.id };
  const { take, retry, whenRead, whenImported, ...course } = useFileImport<
    CustomerImportPreview,
    CustomerImportReport
  >();
  const { file, preview } = course;

  const reading = useEndpointChange(endpoints.customers.previewCustomerImport, whenRead);
  const importing = useEndpointChange(endpoints.customers.importCustomers, whenImported);

  const read = (chosen: File, mapping: CustomerMapping) => {
    retry();
    reading.mutate({ params, query: mapping, rawBody: chosen });
  };
  const choose = (chosen: File) => {
    if (take(chosen)) read(chosen, {});
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
    retry();
    importing.mutate({ params, query: mappingOf(preview), rawBody: file });
  };
  return {
    ...course,
    /** The server does not tell how far it has come. */
    progress: null,
    isReading: reading.isPending,
    isImporting: importing.isPending,
    choose,
    map,
    setHeader,
    start,
  };
}

export type CustomerImportState = ReturnType<typeof useCustomerImport>;
