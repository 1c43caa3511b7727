import { ApiError, type ConversationTest, endpoints, type SimulatedBot } from '@samtale/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../app/api.ts';
import { textOfKey } from '../../app/i18n.ts';
import { useToast } from '../../app/toast.tsx';
import { useSession } from '../auth/use-session.ts';
import { useUnsavedGuard } from '../flows/editor/use-unsaved-guard.ts';
import { type EditorTest, isSameTest, problemOf, readTest, testInput, withResult } from './editor-test.ts';
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
  const [conflicting, setConflicting] = useState(false);
  const [isUnnamed, setUnnamed] = useState(false);
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

  /** Saves, and runs what has not been run as it is now. What is saved then; null when it was not. */
  const save = async (next = test, revision = saved.revision): Promise<ConversationTest | null> => {
    if (saving) return null;
    const problem = problemOf(next);
    setUnnamed(problem === 'missingTitle');
    setTest(next);
    if (problem) {
      toast.error(t(`conversationTest.refused.${problem}`));
      return null;
    }
    setSaving(true);
    // What it would tell is of the test as it was.
    stop();
    try {
      const stored = await call(saveConversationTest, { params, body: testInput(next, revision) });
      adopt(stored);
      toast.success(t('detail.saved'));
      return stored;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) setConflicting(true);
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

  const readNewest = async (then: (newest: ConversationTest) => void) => {
    setConflicting(false);
    try {
      then(await call(getConversationTest, { params }));
    } catch (error) {
      toast.failure(error);
    }
  };

  return {
    saved,
    test,
    change: (next: (now: EditorTest) => EditorTest) => setTest(next),
    titleProblem: isUnnamed && !test.title.trim() ? textOfKey('conversationTest.refused.missingTitle') : null,
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
    conflict: {
      /** Somebody else has saved the test since it was read. */
      open: conflicting,
      stay: () => setConflicting(false),
      reload: () => void readNewest(adopt),
      /** Saves what stands here on top of what the other person saved. */
      overwrite: () => void readNewest((newest) => void save(test, newest.revision)),
    },
  };
}

export type TestEditorState = ReturnType<typeof useTestEditor>;
