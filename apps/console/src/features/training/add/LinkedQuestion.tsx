import { endpoints, type UnsolvedQuestion } from '@samtale/contract';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { AddToFlowPanel } from './AddToFlowPanel.tsx';

interface LinkedQuestionProps {
  /** Of the question that the address names. */
  id: string;
  /** The question itself where the list shows it. */
  known: UnsolvedQuestion | undefined;
  onClose(): void;
}

/** Opens the panel for the question that the address names, whether or not the list shows it. */
export function LinkedQuestion({ id, known, onClose }: LinkedQuestionProps) {
  const { t } = useTranslation('training');
  const { agent, language } = useSession();
  const toast = useToast();
  const params = { agentId: agent.id, languageId: language.id, question: id };
  const read = useEndpoint(
    endpoints.training.getUnsolvedQuestion,
    { params },
    { initialData: known, staleTime: Number.POSITIVE_INFINITY },
  );
  const leave = useEffectEvent(() => {
    toast.error(t('loadUnsolvedQuestionListError'));
    onClose();
  });
  useEffect(() => {
    if (read.isError) leave();
  }, [read.isError]);
  return read.data ? <AddToFlowPanel chosen={[read.data]} alike={[]} onClose={onClose} /> : null;
}
