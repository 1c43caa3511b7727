import { type ApiError, type ExchangeReport, type ExistingChoice, endpoints } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../app/api.ts';
import { errorText } from '../../app/error-text.ts';
import { useHubEvent } from '../../app/hub.tsx';
import { useSession } from '../auth/use-session.ts';
import { newGuid } from '../flows/editor/new-guid.ts';
import { largestFile, largestFileMb } from '../flows/import/import-limits.ts';

const { exchange, flows, templates, entities, conversationTests, training, checks } = endpoints;

/** One import of a whole bot, from the file to its report. */
export function useBotImport() {
  const { t } = useTranslation('import');
  const params = { agentId: useSession().agent.id };
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<ExchangeReport | null>(null);
  const [report, setReport] = useState<ExchangeReport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [existing, setExisting] = useState<ExistingChoice>('skip');
  const [publishes, setPublishes] = useState(true);
  const [importId, setImportId] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);

  const refuse = (error: ApiError) =>
    setProblem(error.status === 413 ? t('import.error.tooLarge', { size: largestFileMb }) : errorText(error));
  const reading = useEndpointChange(exchange.previewAgentImport, {
    onSuccess: (read) => setPreview(read),
    onError: refuse,
  });
  const importing = useEndpointChange(exchange.importAgent, {
    invalidates: [
      flows.getAllFlow,
      flows.searchFlows,
      templates.getTrainingPhraseTemplateAll,
      entities.getEntityTypes,
      conversationTests.getConversationTests,
      training.getTrainingState,
      checks.getChecks,
    ],
    onSuccess: (done) => setReport(done),
    onError: refuse,
  });
  useHubEvent('importProgress', (told) => {
    if (told.importId === importId) setProgress(told.done / Math.max(1, told.total));
  });

  const read = (chosen: File, choice: ExistingChoice) => {
    setProblem(null);
    reading.mutate({ params, query: { existing: choice }, rawBody: chosen });
  };
  return {
    file,
    preview,
    report,
    problem,
    existing,
    publishes,
    /** 0..1 while the server imports; null until it has told. */
    progress,
    isReading: reading.isPending,
    isImporting: importing.isPending,
    choose: (chosen: File) => {
      setFile(chosen);
      setPreview(null);
      setReport(null);
      if (chosen.size > largestFile) setProblem(t('import.error.tooLarge', { size: largestFileMb }));
      else read(chosen, existing);
    },
    chooseExisting: (choice: ExistingChoice) => {
      setExisting(choice);
      if (file) read(file, choice);
    },
    setPublishes,
    start: () => {
      if (!file) return;
      const id = newGuid();
      setImportId(id);
      setProgress(null);
      setProblem(null);
      const publish = publishes ? 'true' : 'false';
      importing.mutate({ params, query: { existing, publish, importId: id }, rawBody: file });
    },
    reset: () => {
      setFile(null);
      setPreview(null);
      setReport(null);
      setProblem(null);
    },
  };
}

export type BotImportState = ReturnType<typeof useBotImport>;
