import { type ConversationTest, endpoints } from '@samtale/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkedWith } from '../../lib/forms/check-record.ts';
import { firstProblem } from '../../lib/forms/problem-words.ts';
import { useRecordEditor } from '../../lib/forms/use-record-editor.ts';
import { useSending } from '../../lib/forms/use-sending.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { findTestProblems, forgetFlows, isSameTest, newTest, readTest, testContent } from './editor-test.ts';

/** The state of a test that is being written and not saved yet. Once it is, its own screen opens and runs it. */
export function useNewTest() {
  const { t } = useTranslation('conversationTests');
  const { agent, language } = useSession();
  const navigate = useNavigate();
  const [languageId, setLanguageId] = useState(language.id);
  const send = useSending(endpoints.conversationTests.createConversationTest);
  const editor = useRecordEditor({
    loaded: null,
    valuesOf: (saved: ConversationTest | null) => (saved ? readTest(saved) : newTest()),
    isSame: isSameTest,
    check: (test) => checkedWith(testContent(test), findTestProblems(test)),
    send: (body) => send({ params: { agentId: agent.id, languageId }, body }),
    onCreated: ({ id }) =>
      void navigate({ to: '/intent/tests/$testId', params: { testId: id }, replace: true }),
    words: { unsaved: t('detail.unsavedNew'), saved: t('detail.saved'), invalid: firstProblem },
  });
  return {
    ...editor,
    languageId,
    /** The flows that were chosen are those of the other language. */
    chooseLanguage: (chosen: typeof languageId) => {
      setLanguageId(chosen);
      editor.set(forgetFlows);
    },
  };
}
