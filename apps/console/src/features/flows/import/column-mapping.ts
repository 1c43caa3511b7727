import type { ImportPreview } from '@samtale/contract';

/** How the user wants the file read. */
export interface Mapping {
  textColumn: number;
  /** `text` where a flow is called as its first question is. */
  flowColumn: number | 'text';
  answerColumn: number | 'none';
  hasHeader: 'true' | 'false';
}

/** How a file was read. */
export const mappingOf = (preview: ImportPreview): Mapping => ({
  textColumn: preview.textColumn,
  flowColumn: preview.flowColumn === preview.textColumn ? 'text' : preview.flowColumn,
  answerColumn: preview.answerColumn ?? 'none',
  hasHeader: preview.hasHeader ? 'true' : 'false',
});

/** A mapping as it is sent. */
export const queryOf = (mapping: Mapping) => ({
  ...mapping,
  flowColumn: mapping.flowColumn === 'text' ? mapping.textColumn : mapping.flowColumn,
});

const columns = ['textColumn', 'flowColumn', 'answerColumn'] as const;

/**
 * A column that is chosen for one thing and had another: the two change places, or the other takes one that is free.
 * `width` is how many columns there are.
 */
export function withMapping(before: Mapping, change: Partial<Mapping>, width: number): Mapping {
  const now = { ...before, ...change };
  const free = freeColumn(now, width);
  // A question is a flow by itself only with its answer.
  if (now.answerColumn === 'none' && now.flowColumn === 'text')
    return free === undefined ? before : { ...now, flowColumn: free };
  const changed = columns.find((column) => change[column] !== undefined);
  const other = columns.find((column) => column !== changed && changed && now[column] === now[changed]);
  if (!changed || !other) return now;
  const freed = before[changed];
  if (other === 'answerColumn') return { ...now, answerColumn: freed === 'text' ? 'none' : freed };
  if (typeof freed === 'number') return { ...now, [other]: freed };
  return free === undefined ? before : { ...now, [other]: free };
}

function freeColumn(now: Mapping, width: number): number | undefined {
  const used = columns.map((column) => now[column]);
  return Array.from({ length: width }, (_, column) => column).find((column) => !used.includes(column));
}

/** Whether a column is used for nothing: the answers may be there, whatever it is called. */
export const hasUnusedColumn = ({ columns: names, textColumn, flowColumn, answerColumn }: ImportPreview) =>
  names.length > new Set([textColumn, flowColumn, ...(answerColumn === null ? [] : [answerColumn])]).size;
