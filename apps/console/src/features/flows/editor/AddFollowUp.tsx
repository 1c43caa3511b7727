import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { endpoints, flowTitleMax, IntentType, newId } from '@samtale/contract';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../lib/api/api.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { useFlowParams } from '../../flow-list/index.ts';

interface AddFollowUpProps {
  parentId: string;
  kind: 'followUp' | 'else';
}

/** Makes a follow-up as a draft from a title and the words it answers with; what else it needs is told in its own editor. */
export function AddFollowUp({ parentId, kind }: AddFollowUpProps) {
  const { t } = useTranslation('flows');
  const toast = useToast();
  const params = useFlowParams();
  const [title, setTitle] = useState('');
  const [answer, setAnswer] = useState('');
  const adding = useEndpointChange(endpoints.flows.addBasicFollowUpIntent, {
    onError: toast.failure,
  });
  const isFallback = kind === 'else';
  const name = title.trim() || (isFallback ? t('conversation.else.name') : '');
  const add = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!name || adding.isPending) return;
    const message = {
      id: newId,
      index: 0,
      messageType: 0,
      content: answer.trim(),
      suggestion: null,
    } as const;
    adding.mutate(
      {
        params: {
          ...params,
          parentIntentId: parentId,
          isFallback: isFallback ? 'true' : 'false',
          title: name,
          intentType: isFallback ? IntentType.fallback : IntentType.sub,
        },
        body: {
          speechBubble: answer.trim() ? { id: newId, index: 0, delay: 0, messageList: [message] } : null,
          redirectToIntentId: null,
        },
      },
      {
        onSuccess: (flow) => {
          setTitle('');
          setAnswer('');
          toast.success(t('conversation.added', { title: flow.title }));
        },
      },
    );
  };
  return (
    <Box
      component="form"
      onSubmit={add}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 2fr) minmax(0, 3fr) auto' },
        gap: 1,
        mt: 1.5,
      }}
    >
      <OutlinedInput
        size="small"
        value={title}
        placeholder={t(`conversation.${kind}.placeholder`)}
        onChange={({ target }) => setTitle(target.value)}
        inputProps={{ 'aria-label': t(`conversation.${kind}.newTitle`), maxLength: flowTitleMax }}
      />
      <OutlinedInput
        size="small"
        value={answer}
        placeholder={t('conversation.answer')}
        onChange={({ target }) => setAnswer(target.value)}
        inputProps={{ 'aria-label': t('conversation.answer'), maxLength: 1000 }}
      />
      <Button
        type="submit"
        variant="outlined"
        color="inherit"
        loading={adding.isPending}
        disabled={!name}
        startIcon={<Plus aria-hidden />}
      >
        {t('conversation.add')}
      </Button>
    </Box>
  );
}
