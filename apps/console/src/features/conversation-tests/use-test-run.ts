import { endpoints, type SimulatedBot, type TestResult } from '@samtale/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { untilRun } from './until-run.ts';

/** Runs one test as it is saved; another run, or leaving the screen, ends the one before. */
export function useTestRun(testId: string, onResult: (result: TestResult) => void) {
  const { agent } = useSession();
  const toast = useToast();
  const [running, setRunning] = useState(false);
  /** How far the training is that a run waits for, 0..1; null when it waits for none. */
  const [training, setTraining] = useState<number | null>(null);
  const current = useRef(new AbortController());
  useEffect(() => () => current.current.abort(), []);

  const run = async (bot: SimulatedBot) => {
    current.current.abort();
    current.current = new AbortController();
    const { signal } = current.current;
    setRunning(true);
    try {
      const reply = await untilRun(
        () =>
          call(endpoints.conversationTests.runConversationTest, {
            params: { agentId: agent.id, testId },
            body: { bot },
            signal,
          }),
        setTraining,
        signal,
      );
      if (reply) onResult(reply.result);
    } catch (error) {
      if (!signal.aborted) toast.failure(error);
    } finally {
      if (!signal.aborted) {
        setRunning(false);
        setTraining(null);
      }
    }
  };
  /** Ends the run that goes on. */
  const stop = () => {
    current.current.abort();
    setRunning(false);
    setTraining(null);
  };
  return { run, stop, running, training };
}
