import type { ApiError } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/toast/error-text.ts';
import { largestFile, largestFileMb } from './import-limits.ts';

/** How far an import has come: the file, what the server makes of it, what came of it, or why it goes no further. */
export function useFileImport<Preview, Report>() {
  const { t } = useTranslation('import');
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const tooLarge = () => t('import.error.tooLarge', { size: largestFileMb });
  const onError = (error: ApiError) => setProblem(error.status === 413 ? tooLarge() : errorText(error));
  const begin = (chosen: File | null) => {
    setFile(chosen);
    setPreview(null);
    setReport(null);
    setProblem(null);
  };
  return {
    file,
    preview,
    report,
    problem,
    /** What becomes of the call that reads the file, and of the one that imports it. */
    whenRead: { onSuccess: (read: Preview) => setPreview(read), onError },
    whenImported: { onSuccess: (done: Report) => setReport(done), onError },
    /** Takes a file; false, and a problem, when it is not worth sending. */
    take: (chosen: File): boolean => {
      begin(chosen);
      if (chosen.size > largestFile) setProblem(tooLarge());
      else if (chosen.size === 0) setProblem(t('import.error.empty'));
      else return true;
      return false;
    },
    /** What went wrong is tried again. */
    retry: () => setProblem(null),
    reset: () => begin(null),
  };
}
