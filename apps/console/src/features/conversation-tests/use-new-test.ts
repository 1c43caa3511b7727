import { endpoints } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { reread } from '../../lib/api/reread.ts';
import { useUnsavedGuard } from '../../lib/forms/use-unsaved-guard.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { newGuid } from '../../ui/new-guid.ts';
import { addTurn, emptyTest, forgetFlows, isSameTest, testContent } from './editor-test.ts';
import { useTestCheck } from './use-test-check.ts';

const { createConversationTest } = endpoints.conversationTests;

/** The state of a test that is being written and not saved yet. Once it is, its own screen opens and runs it. */
export function useNewTest() {
  const { t } = useTranslation('conversationTests');
  const { agent, language } = useSession();
  const toast = useToast();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const check = useTestCheck();
  const [languageId, setLanguageId] = useState(language.id);
  const [test, setTest] = useState(() => addTurn(newGuid())(emptyTest));
  const [saving, setSaving] = useState(false);
  const dirty = !isSameTest(test, emptyTest);
  const guard = useUnsavedGuard(dirty, t('detail.unsavedNew'));

  const save = async () => {
    if (saving || !check.passes(test)) return;
    setSaving(true);
    try {
      const { id } = await call(createConversationTest, {
        params: { agentId: agent.id, languageId },
        body: testContent(test),
      });
      void reread(queries, createConversationTest.touches);
      toast.success(t('detail.saved'));
      guard.allow();
      void navigate({ to: '/intent/tests/$testId', params: { testId: id }, replace: true });
    } catch (error) {
      toast.failure(error);
      setSaving(false);
    }
  };

  return {
    test,
    change: setTest,
    languageId,
    /** The flows that were chosen are those of the other language. */
    chooseLanguage: (chosen: typeof languageId) => {
      setLanguageId(chosen);
      setTest(forgetFlows);
    },
    titleProblem: check.titleProblem(test),
    dirty,
    saving,
    save,
  };
}
