import { endpoints, type SimulatedBot } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { reread } from '../../lib/api/reread.ts';
import { useHubEvent } from '../../lib/hub/hub.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { untilRun } from './until-run.ts';

const { runConversationTests } = endpoints.conversationTests;

/** How far a run is: the draft is trained first, then one test follows the other. */
export type RunProgress =
  | { phase: 'training'; progress: number }
  | { phase: 'running'; done: number; total: number };

/** Runs all tests and tells how far it is; null while none run. */
export function useRunTests() {
  const { t } = useTranslation('conversationTests');
  const { agent } = useSession();
  const toast = useToast();
  const queries = useQueryClient();
  const [progress, setProgress] = useState<RunProgress | null>(null);
  const run = useRef<{ id: string; left: AbortController } | null>(null);
  useHubEvent('testProgress', ({ runId, done, total }) => {
    if (runId === run.current?.id) setProgress({ phase: 'running', done, total });
  });
  useEffect(() => () => run.current?.left.abort(), []);

  const start = async (bot: SimulatedBot) => {
    const current = { id: crypto.randomUUID(), left: new AbortController() };
    const { signal } = current.left;
    run.current = current;
    setProgress({ phase: 'running', done: 0, total: 0 });
    try {
      const reply = await untilRun(
        () =>
          call(runConversationTests, {
            params: { agentId: agent.id },
            body: { bot, runId: current.id },
            signal,
          }),
        (trained) => setProgress({ phase: 'training', progress: trained }),
        signal,
      );
      if (!reply) return;
      const { passedCount, changedCount, failedCount } = reply.run;
      if (passedCount + changedCount + failedCount === 0) toast.info(t('run.nothingToRun'));
    } catch (error) {
      if (!signal.aborted) toast.failure(error);
    } finally {
      void reread(queries, runConversationTests.invalidates);
      if (!signal.aborted) setProgress(null);
    }
  };
  return { progress, start };
}
