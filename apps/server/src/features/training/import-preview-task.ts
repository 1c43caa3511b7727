import type { ImportPreview, LanguageCode } from '@samtale/contract';
import { guessLanguage } from '@samtale/nlu';
import { type ImportFile, type ImportMapping, readImportFile } from './read-import-file.ts';

interface ImportPreviewTask {
  bytes: Uint8Array;
  mapping: ImportMapping;
  language: LanguageCode;
}

/** How many rows a preview shows. */
const previewRows = 20;
/** So many tell the language. */
const sampleRows = 500;

/** What a file holds and how it would be read. */
export function run({ bytes, mapping, language }: ImportPreviewTask): ImportPreview {
  const { rows, unreadable, ...file } = readImportFile(bytes, mapping);
  const guessed = guessLanguage(textsOf({ ...file, rows }));
  return {
    ...file,
    rows: rows.slice(0, previewRows).map((row) => row.cells),
    rowCount: rows.length + unreadable.length,
    otherLanguage: guessed === language ? null : guessed,
  };
}

/** Questions and answers, from all over the file: what it begins with may be about one thing. */
function textsOf({
  rows,
  textColumn,
  answerColumn,
}: Pick<ImportFile, 'rows' | 'textColumn' | 'answerColumn'>) {
  const step = Math.max(1, Math.floor(rows.length / sampleRows));
  return rows
    .filter((_, index) => index % step === 0)
    .slice(0, sampleRows)
    .flatMap(({ cells }) => [
      cells[textColumn] ?? '',
      answerColumn === null ? '' : (cells[answerColumn] ?? ''),
    ]);
}
