import { ApiError, type ConversationTest, endpoints, type SimulatedBot } from '@samtale/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { useConflict } from '../../lib/forms/use-conflict.ts';
import { useUnsavedGuard } from '../../lib/forms/use-unsaved-guard.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { isSameTest, readTest, type TestChange, testContent, withResult } from './editor-test.ts';
import { useTestCheck } from './use-test-check.ts';
import { useRereadTests } from './use-test-list.ts';
import { useTestRun } from './use-test-run.ts';

const { getConversationTest, saveConversationTest } = endpoints.conversationTests;

/** The state of one test being edited and run. */
export function useTestEditor(loaded: ConversationTest) {
  const { t } = useTranslation('conversationTests');
  const { agent } = useSession();
  const toast = useToast();
  const reread = useRereadTests();
  const [saved, setSaved] = useState(loaded);
  const [test, setTest] = useState(() => readTest(loaded));
  /** What is saved, as the editor has it. */
  const [unchanged, setUnchanged] = useState(test);
  const [bot, setBot] = useState<SimulatedBot>('draft');
  const [saving, setSaving] = useState(false);
  const check = useTestCheck();
  const dirty = !isSameTest(test, unchanged);
  const guard = useUnsavedGuard(dirty, t('detail.unsaved'));
  const params = { agentId: agent.id, testId: loaded.id };
  const { run, stop, running, training } = useTestRun(loaded.id, (result) => {
    setSaved({ ...saved, result });
    setTest(withResult(saved, result));
    reread();
  });

  const adopt = (stored: ConversationTest) => {
    const next = readTest(stored);
    setSaved(stored);
    setTest(next);
    setUnchanged(next);
    reread();
  };

  const { conflict, arise } = useConflict<ConversationTest>({
    readNewest: () => call(getConversationTest, { params }),
    onReload: adopt,
    onOverwrite: (newest) => void save(test, newest.revision),
  });

  /** Saves, and runs what has not been run as it is now. What is saved then; null when it was not. */
  const save = async (next = test, revision = saved.revision): Promise<ConversationTest | null> => {
    if (saving) return null;
    setTest(next);
    if (!check.passes(next)) return null;
    setSaving(true);
    // What it would tell is of the test as it was.
    stop();
    try {
      const stored = await call(saveConversationTest, { params, body: { ...testContent(next), revision } });
      adopt(stored);
      toast.success(t('detail.saved'));
      return stored;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) arise();
      else toast.failure(error);
      return null;
    } finally {
      setSaving(false);
    }
  };

  const runUnknown = useEffectEvent(() => {
    if (!saved.result) void run(bot);
  });
  // What is saved and has not been run as it is now, is run.
  useEffect(() => {
    if (saved.revision) runUnknown();
  }, [saved.revision]);

  return {
    saved,
    test,
    change: (next: TestChange) => setTest(next),
    titleProblem: check.titleProblem(test),
    dirty,
    saving,
    save,
    bot,
    setBot,
    running,
    training,
    /** Runs what stands here: it is saved first. */
    run: async () => {
      if (!dirty) return run(bot);
      const stored = await save();
      if (stored?.result) await run(bot);
    },
    leaveFreely: guard.allow,
    conflict,
  };
}
