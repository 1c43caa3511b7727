import { endpoints, type ImportPreview, type ImportReport } from '@samtale/contract';
import { useEndpointChange } from '../../../app/api.ts';
import { useFileImport } from '../../file-import/use-file-import.ts';
import { useImportProgress } from '../../file-import/use-import-progress.ts';
import { useFlowParams } from '../list/use-flow-list.ts';

/** How the user wants the file read; what is left out the server guesses. */
export interface Mapping {
  textColumn?: number;
  flowColumn?: number;
  hasHeader?: 'true' | 'false';
}

/** One import from the choice of a file to its report. */
export function useImport() {
  const params = useFlowParams();
  const { take, retry, whenRead, whenImported, ...course } = useFileImport<ImportPreview, ImportReport>();
  const { file, preview } = course;
  const { progress, begin } = useImportProgress();

  const reading = useEndpointChange(endpoints.training.previewImport, whenRead);
  const importing = useEndpointChange(endpoints.training.importTrainingData, {
    invalidates: [
      endpoints.flows.getAllFlow,
      endpoints.flows.searchFlows,
      endpoints.training.getTrainingState,
      endpoints.checks.getChecks,
    ],
    ...whenImported,
  });

  const read = (chosen: File, mapping: Mapping) => {
    retry();
    reading.mutate({ params, query: mapping, rawBody: chosen });
  };
  const choose = (chosen: File) => {
    if (take(chosen)) read(chosen, {});
  };
  const map = (mapping: Mapping) => {
    if (!file || !preview) return;
    const { textColumn, flowColumn, hasHeader } = preview;
    const now: Mapping = { textColumn, flowColumn, hasHeader: hasHeader ? 'true' : 'false', ...mapping };
    // A column that is chosen for one thing and had the other: the two change places.
    if (now.textColumn === now.flowColumn) {
      if (mapping.textColumn !== undefined) now.flowColumn = textColumn;
      else now.textColumn = flowColumn;
    }
    read(file, now);
  };
  const start = () => {
    if (!file || !preview) return;
    const { textColumn, flowColumn, hasHeader } = preview;
    retry();
    importing.mutate({
      params,
      query: { textColumn, flowColumn, hasHeader: hasHeader ? 'true' : 'false', importId: begin() },
      rawBody: file,
    });
  };
  return {
    ...course,
    progress,
    isReading: reading.isPending,
    isImporting: importing.isPending,
    choose,
    map,
    start,
  };
}

export type ImportState = ReturnType<typeof useImport>;
