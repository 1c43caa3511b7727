import { endpoints, type ImportPreview, type ImportReport } from '@samtale/contract';
import { useEndpointChange } from '../../../lib/api/api.ts';
import { useFileImport, useImportProgress } from '../../file-import/index.ts';
import { useFlowParams } from '../../flow-list/index.ts';

/** How the user wants the file read; what is left out the server guesses. */
export interface Mapping {
  textColumn?: number;
  flowColumn?: number;
  answerColumn?: number | 'none';
  hasHeader?: 'true' | 'false';
}

/** One import from the choice of a file to its report. */
export function useImport() {
  const params = useFlowParams();
  const { take, retry, whenRead, whenImported, ...course } = useFileImport<ImportPreview, ImportReport>();
  const { file, preview } = course;
  const { progress, begin } = useImportProgress();

  const reading = useEndpointChange(endpoints.training.previewImport, whenRead);
  const importing = useEndpointChange(endpoints.training.importTrainingData, whenImported);

  const read = (chosen: File, mapping: Mapping) => {
    retry();
    reading.mutate({ params, query: mapping, rawBody: chosen });
  };
  const choose = (chosen: File) => {
    if (take(chosen)) read(chosen, {});
  };
  const map = (mapping: Mapping) => {
    if (file && preview) read(file, withMapping(mappingOf(preview), mapping, preview.columns.length));
  };
  const start = () => {
    if (!file || !preview) return;
    retry();
    importing.mutate({ params, query: { ...mappingOf(preview), importId: begin() }, rawBody: file });
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

/** How a file was read. */
const mappingOf = (preview: ImportPreview): Required<Mapping> => ({
  textColumn: preview.textColumn,
  flowColumn: preview.flowColumn,
  answerColumn: preview.answerColumn ?? 'none',
  hasHeader: preview.hasHeader ? 'true' : 'false',
});

const columns = ['textColumn', 'flowColumn', 'answerColumn'] as const;

/** A column that is chosen for one thing and had another: the two change places, or the other takes one that is free. */
function withMapping(before: Required<Mapping>, change: Mapping, width: number): Mapping {
  const now = { ...before, ...change };
  const changed = columns.find((column) => change[column] !== undefined);
  const other = columns.find((column) => column !== changed && changed && now[column] === now[changed]);
  if (!changed || !other) return now;
  const freed = before[changed];
  if (other === 'answerColumn' || freed !== 'none') return { ...now, [other]: freed };
  const used = columns.map((column) => now[column]);
  const free = Array.from({ length: width }, (_, column) => column).find((column) => !used.includes(column));
  return free === undefined ? before : { ...now, [other]: free };
}

export type ImportState = ReturnType<typeof useImport>;
