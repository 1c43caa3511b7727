import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { answerMinutesMax, answerMinutesMin, chatRules, endpoints } from '@samtale/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint, useEndpointChange } from '../../../lib/api/api.ts';
import { LoadFailed } from '../../../lib/screen/LoadFailed.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { AskingForm } from './AskingForm.tsx';

interface ChatRulesDialogProps {
  open: boolean;
  onClose(): void;
}

/** The rules of the agent's chats: how long a visitor may be let wait. */
export function ChatRulesDialog({ open, onClose }: ChatRulesDialogProps) {
  const { t } = useTranslation('chat');
  const { agent } = useSession();
  const titleId = useId();
  // Somebody else may have changed them since they were read.
  const settings = { enabled: open, staleTime: 0, gcTime: 0 };
  const rules = useEndpoint(
    endpoints.conversations.getChatRules,
    { params: { agentId: agent.id } },
    settings,
  );
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('rules.title')}</DialogTitle>
      {rules.data ? (
        <RulesForm agentId={agent.id} answerMinutes={rules.data.answerMinutes} onClose={onClose} />
      ) : (
        <DialogContent sx={{ minHeight: 232 }}>
          {rules.error ? (
            <LoadFailed error={rules.error} onRetry={() => void rules.refetch()} />
          ) : (
            <SkeletonRows label={t('rules.loading')} />
          )}
        </DialogContent>
      )}
    </Dialog>
  );
}

interface RulesFormProps {
  agentId: string;
  answerMinutes: number;
  onClose(): void;
}

function RulesForm({ agentId, answerMinutes, onClose }: RulesFormProps) {
  const { t } = useTranslation('chat');
  const { t: shell } = useTranslation();
  const toast = useToast();
  const [minutes, setMinutes] = useState(String(answerMinutes));
  const [isWrong, setWrong] = useState(false);
  const saving = useEndpointChange(endpoints.conversations.setChatRules, {
    onSuccess: () => {
      toast.success(t('rules.saved'));
      onClose();
    },
  });
  const save = () => {
    const body = chatRules.safeParse({ answerMinutes: minutes.trim() ? Number(minutes) : Number.NaN });
    setWrong(!body.success);
    if (body.success && !saving.isPending) saving.mutate({ params: { agentId }, body: body.data });
  };
  const bounds = { min: answerMinutesMin, max: answerMinutesMax };
  return (
    <AskingForm
      description={t('rules.description')}
      sendLabel={shell('action.save')}
      isPending={saving.isPending}
      onSend={save}
      onClose={onClose}
    >
      <TextField
        label={t('rules.answerMinutes')}
        value={minutes}
        autoFocus
        error={isWrong}
        helperText={t('rules.bounds', bounds)}
        onChange={({ target }) => {
          setMinutes(target.value);
          setWrong(false);
        }}
        slotProps={{
          htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
          formHelperText: { role: isWrong ? 'alert' : undefined },
          input: {
            endAdornment: <InputAdornment position="end">{t('rules.minutes')}</InputAdornment>,
          },
        }}
      />
    </AskingForm>
  );
}
