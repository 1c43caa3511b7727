import { type ExchangeReport, type ExistingChoice, endpoints, type LanguageCode } from '@samtale/contract';
import { useState } from 'react';
import { useEndpointChange } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useFileImport, useImportProgress } from '../file-import/index.ts';

/** One import of a whole bot, from the file to its report. */
export function useBotImport() {
  const params = { agentId: useSession().agent.id };
  const { take, retry, whenRead, whenImported, ...course } = useFileImport<ExchangeReport, ExchangeReport>();
  const { file } = course;
  const [existing, setExisting] = useState<ExistingChoice>('skip');
  /** The language as which a foreign one is taken; null leaves it out. */
  const [foreignAs, setForeignAs] = useState<LanguageCode | null>(null);
  const [publishes, setPublishes] = useState(true);
  const { progress, begin } = useImportProgress();

  const reading = useEndpointChange(endpoints.exchange.previewAgentImport, whenRead);
  const importing = useEndpointChange(endpoints.exchange.importAgent, whenImported);

  const read = (chosen: File, choice: ExistingChoice, language: LanguageCode | null) => {
    retry();
    const query = { existing: choice, foreignAs: language ?? undefined };
    reading.mutate({ params, query, rawBody: chosen });
  };
  return {
    ...course,
    existing,
    foreignAs,
    publishes,
    progress,
    isReading: reading.isPending,
    isImporting: importing.isPending,
    choose: (chosen: File) => {
      setForeignAs(null);
      if (take(chosen)) read(chosen, existing, null);
    },
    chooseExisting: (choice: ExistingChoice) => {
      setExisting(choice);
      if (file) read(file, choice, foreignAs);
    },
    chooseForeignAs: (language: LanguageCode | null) => {
      setForeignAs(language);
      if (file) read(file, existing, language);
    },
    setPublishes,
    start: () => {
      if (!file) return;
      retry();
      const publish = publishes ? 'true' : 'false';
      const query = { existing, publish, foreignAs: foreignAs ?? undefined, importId: begin() } as const;
      importing.mutate({ params, query, rawBody: file });
    },
  };
}

export type BotImportState = ReturnType<typeof useBotImport>;
