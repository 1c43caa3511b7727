import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { endpoints } from '@samtale/contract';
import { CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../app/api.ts';
import { useToast } from '../../app/toast.tsx';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { useSession } from '../auth/use-session.ts';

interface SelectionBarProps {
  /** Ids of the chosen questions. */
  selected: ReadonlySet<string>;
  onDone(): void;
}

/** What can be done with the chosen questions. */
export function SelectionBar({ selected, onDone }: SelectionBarProps) {
  const { t } = useTranslation('training');
  const { t: shell } = useTranslation();
  const { agent, language } = useSession();
  const confirm = useConfirm();
  const toast = useToast();
  const count = selected.size;
  const solve = useEndpointChange(endpoints.training.markQuestionsSolved, {
    invalidates: [endpoints.training.getUnsolvedQuestions],
    onSuccess: (solved, { body }) => {
      if (solved)
        toast.success(t('saveSolvedQuestionListSuccess', { count: body?.questionList.length ?? count }));
      else toast.error(t('saveSolvedQuestionListError'));
      onDone();
    },
  });
  const askAndSolve = async () => {
    const agreed = await confirm({
      title: t('solve.title', { count }),
      description: t('solve.description'),
      confirmLabel: t('solve.confirm'),
      cancelLabel: shell('action.cancel'),
    });
    if (!agreed) return;
    solve.mutate({
      params: { agentId: agent.id, languageId: language.id },
      body: { questionList: [...selected] },
    });
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: { md: 'auto' } }}>
      <Box component="span" role="status" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {t('selection.count', { count })}
      </Box>
      <Button size="small" color="inherit" onClick={onDone}>
        {t('selection.clear')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        disabled={solve.isPending}
        startIcon={<CheckCheck aria-hidden />}
        onClick={askAndSolve}
      >
        {t('selection.markSolved')}
      </Button>
    </Box>
  );
}
