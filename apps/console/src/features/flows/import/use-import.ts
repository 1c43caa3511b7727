import { type ApiError, endpoints, type ImportPreview, type ImportReport } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../app/api.ts';
import { errorText } from '../../../app/error-text.ts';
import { useHubEvent } from '../../../app/hub.tsx';
import { newGuid } from '../editor/new-guid.ts';
import { useFlowParams } from '../list/use-flow-list.ts';
import { largestFile, largestFileMb } from './import-limits.ts';

/** How the user wants the file read; what is left out the server guesses. */
export interface Mapping {
  textColumn?: number;
  flowColumn?: number;
  hasHeader?: 'true' | 'false';
}

/** One import from the choice of a file to its report. */
export function useImport() {
  const { t } = useTranslation('import');
  const params = useFlowParams();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [importId, setImportId] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);

  const refuse = (error: ApiError) =>
    setProblem(error.status === 413 ? t('import.error.tooLarge', { size: largestFileMb }) : errorText(error));
  const reading = useEndpointChange(endpoints.training.previewImport, {
    onSuccess: (read) => setPreview(read),
    onError: refuse,
  });
  const importing = useEndpointChange(endpoints.training.importTrainingData, {
    invalidates: [
      endpoints.flows.getAllFlow,
      endpoints.flows.searchFlows,
      endpoints.training.getTrainingState,
      endpoints.checks.getChecks,
    ],
    onSuccess: (done) => setReport(done),
    onError: refuse,
  });
  useHubEvent('importProgress', (told) => {
    if (told.importId === importId) setProgress(told.done / Math.max(1, told.total));
  });

  const read = (chosen: File, mapping: Mapping) => {
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
    const id = newGuid();
    setImportId(id);
    setProgress(null);
    setProblem(null);
    importing.mutate({
      params,
      query: { textColumn, flowColumn, hasHeader: hasHeader ? 'true' : 'false', importId: id },
      rawBody: file,
    });
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
    /** 0..1 while the server imports; null until it has told. */
    progress,
    isReading: reading.isPending,
    isImporting: importing.isPending,
    choose,
    map,
    start,
    reset,
  };
}

export type ImportState = ReturnType<typeof useImport>;
