import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../lib/toast/toast.tsx';
import { type EditorTest, problemOf } from './editor-test.ts';

/** Looks at a test before it is saved, and tells what keeps it from that. */
export function useTestCheck() {
  const { t } = useTranslation('conversationTests');
  const toast = useToast();
  const [isUnnamed, setUnnamed] = useState(false);
  return {
    /** Whether a test can be saved; a toast says why not. */
    passes: (test: EditorTest): boolean => {
      const problem = problemOf(test);
      setUnnamed(problem === 'missingTitle');
      if (problem) toast.error(t(`conversationTest.refused.${problem}`));
      return problem === null;
    },
    /** What is wrong with the title, in words; null once it is set right. */
    titleProblem: ({ title }: EditorTest): string | null =>
      isUnnamed && !title.trim() ? t('conversationTest.refused.missingTitle') : null,
  };
}
