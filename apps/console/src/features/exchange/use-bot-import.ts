import { type ExchangeReport, type ExistingChoice, endpoints } from '@samtale/contract';
import { useState } from 'react';
import { useEndpointChange } from '../../app/api.ts';
import { useSession } from '../auth/use-session.ts';
import { useFileImport } from '../file-import/use-file-import.ts';
import { useImportProgress } from '../file-import/use-import-progress.ts';

/** One import of a whole bot, from the file to its report. */
export function useBotImport() {
  const params = { agentId: useSession().agent.id };
  const { take, retry, whenRead, whenImported, ...course } = useFileImport<ExchangeReport, ExchangeReport>();
  const { file } = course;
  const [existing, setExisting] = useState<ExistingChoice>('skip');
  const [publishes, setPublishes] = useState(true);
  const { progress, begin } = useImportProgress();

  const reading = useEndpointChange(endpoints.exchange.previewAgentImport, whenRead);
  const importing = useEndpointChange(endpoints.exchange.importAgent, {
    invalidates: [
      endpoints.flows.getAllFlow,
      endpoints.flows.searchFlows,
      endpoints.templates.getTrainingPhraseTemplateAll,
      endpoints.entities.getEntityTypes,
      endpoints.conversationTests.getConversationTests,
      endpoints.training.getTrainingState,
      endpoints.checks.getChecks,
    ],
    ...whenImported,
  });

  const read = (chosen: File, choice: ExistingChoice) => {
    retry();
    reading.mutate({ params, query: { existing: choice }, rawBody: chosen });
  };
  return {
    ...course,
    existing,
    publishes,
    progress,
    isReading: reading.isPending,
    isImporting: importing.isPending,
    choose: (chosen: File) => {
      if (take(chosen)) read(chosen, existing);
    },
    chooseExisting: (choice: ExistingChoice) => {
      setExisting(choice);
      if (file) read(file, choice);
    },
    setPublishes,
    start: () => {
      if (!file) return;
      retry();
      const publish = publishes ? 'true' : 'false';
      importing.mutate({ params, query: { existing, publish, importId: begin() }, rawBody: file });
    },
  };
}

export type BotImportState = ReturnType<typeof useBotImport>;
