import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { endpoints } from '@samtale/contract';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';

const { markQuestionsSolved, setQuestionStatus } = endpoints.training;

/** Marks questions as solved, ignores them, and takes them back; each can be undone from the toast that tells of it. */
export function useQuestionChanges(onDone: () => void) {
  const { t } = useTranslation('training');
  const { agent, language } = useSession();
  const toast = useToast();
  const noticeKey = useId();
  const params = { agentId: agent.id, languageId: language.id };

  const undo = useEndpointChange(setQuestionStatus, {
    onSuccess: () => toast.success(t('undo.undone')),
    onError: () => toast.error(t('undo.failed')),
  });
  const tell = (words: ReactNode, questionList: string[], status: 'unsolved' | 'ignored') => {
    const takeBack = () => {
      toast.close(noticeKey);
      undo.mutate({ params, body: { questionList, status } });
    };
    toast.close(noticeKey);
    toast.notice(noticeKey, <Undoable words={words} label={t('undo.action')} onUndo={takeBack} />);
    onDone();
  };

  const solving = useEndpointChange(markQuestionsSolved, {
    onSuccess: (solved, { body }) => {
      const questionList = body?.questionList ?? [];
      if (solved)
        tell(t('saveSolvedQuestionListSuccess', { count: questionList.length }), questionList, 'unsolved');
      else toast.error(t('saveSolvedQuestionListError'));
    },
    onError: () => toast.error(t('saveSolvedQuestionListError')),
  });
  const changing = useEndpointChange(setQuestionStatus, {
    onSuccess: (_, { body }) => {
      const { questionList = [], status } = body ?? {};
      const count = questionList.length;
      if (status === 'ignored') tell(t('undo.ignored', { count }), questionList, 'unsolved');
      else tell(t('undo.takenBack', { count }), questionList, 'ignored');
    },
    onError: () => toast.error(t('undo.failed')),
  });
  return {
    isPending: solving.isPending || changing.isPending,
    markSolved: (ids: string[]) => solving.mutate({ params, body: { questionList: ids } }),
    ignore: (ids: string[]) => changing.mutate({ params, body: { questionList: ids, status: 'ignored' } }),
    takeBack: (ids: string[]) => changing.mutate({ params, body: { questionList: ids, status: 'unsolved' } }),
  };
}

function Undoable({ words, label, onUndo }: { words: ReactNode; label: string; onUndo(): void }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, justifyContent: 'space-between' }}>
      <span>{words}</span>
      <Button size="small" onClick={onUndo} sx={{ my: '-6px', flexShrink: 0 }}>
        {label}
      </Button>
    </Box>
  );
}
