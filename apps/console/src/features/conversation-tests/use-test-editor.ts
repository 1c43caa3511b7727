import { type ConversationTest, endpoints, type SimulatedBot } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { reread } from '../../lib/api/reread.ts';
import { checkedWith } from '../../lib/forms/check-record.ts';
import { firstProblem } from '../../lib/forms/problem-words.ts';
import { useRecordEditor } from '../../lib/forms/use-record-editor.ts';
import { useSending } from '../../lib/forms/use-sending.ts';
import { useSession } from '../../lib/session/use-session.ts';
import {
  type EditorTest,
  findTestProblems,
  isSameTest,
  readTest,
  testContent,
  withResult,
} from './editor-test.ts';
import { useTestRun } from './use-test-run.ts';

const { getConversationTest, saveConversationTest } = endpoints.conversationTests;

/** The state of one test being edited and run. */
export function useTestEditor(loaded: ConversationTest) {
  const { t } = useTranslation('conversationTests');
  const { agent } = useSession();
  const queries = useQueryClient();
  const [bot, setBot] = useState<SimulatedBot>('draft');
  const params = { agentId: agent.id, testId: loaded.id };
  const send = useSending(saveConversationTest);
  const { run, stop, running, training } = useTestRun(loaded.id, (result) => {
    editor.setSaved({ ...editor.saved, result });
    editor.set(withResult(editor.saved, result));
    void reread(queries, ['tests']);
  });
  const editor = useRecordEditor({
    loaded,
    valuesOf: readTest,
    isSame: isSameTest,
    check: (test) => checkedWith(testContent(test), findTestProblems(test)),
    send: (content, { revision }) => {
      // What it would tell is of the test as it was.
      stop();
      return send({ params, body: { ...content, revision } });
    },
    readNewest: () => call(getConversationTest, { params }),
    words: { unsaved: t('detail.unsaved'), saved: t('detail.saved'), invalid: firstProblem },
  });
  const { saved, dirty } = editor;

  const runUnknown = useEffectEvent(() => {
    if (!saved.result) void run(bot);
  });
  // What is saved and has not been run as it is now, is run.
  useEffect(() => {
    if (saved.revision) runUnknown();
  }, [saved.revision]);

  return {
    ...editor,
    /** Saves a test in place of what stands here. */
    saveAs: (test: EditorTest) => {
      editor.set(() => test);
      return editor.save();
    },
    bot,
    setBot,
    running,
    training,
    /** Runs what stands here: it is saved first. */
    run: async () => {
      if (!dirty) return run(bot);
      const stored = await editor.save();
      if (stored?.result) await run(bot);
    },
  };
}
