import { endpoints, type ImportPreview, type ImportReport } from '@samtale/contract';
import { useEndpointChange } from '../../../lib/api/api.ts';
import { useFileImport, useImportProgress } from '../../file-import/index.ts';
import { useFlowParams } from '../../flow-list/index.ts';
import { type Mapping, mappingOf, queryOf, withMapping } from './column-mapping.ts';

/** One import from the choice of a file to its report. What the user has not said of how it is read, the server guesses. */
export function useImport() {
  const params = useFlowParams();
  const { take, retry, whenRead, whenImported, ...course } = useFileImport<ImportPreview, ImportReport>();
  const { file, preview } = course;
  const { progress, begin } = useImportProgress();

  const reading = useEndpointChange(endpoints.training.previewImport, whenRead);
  const importing = useEndpointChange(endpoints.training.importTrainingData, whenImported);

  const read = (chosen: File, mapping?: Mapping) => {
    retry();
    reading.mutate({ params, query: mapping ? queryOf(mapping) : {}, rawBody: chosen });
  };
  const choose = (chosen: File) => {
    if (take(chosen)) read(chosen);
  };
  const map = (mapping: Partial<Mapping>) => {
    if (file && preview) read(file, withMapping(mappingOf(preview), mapping, preview.columns.length));
  };
  const start = () => {
    if (!file || !preview) return;
    retry();
    importing.mutate({ params, query: { ...queryOf(mappingOf(preview)), importId: begin() }, rawBody: file });
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
