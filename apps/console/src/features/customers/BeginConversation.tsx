import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { endpoints, IntegrationType, roleGroups } from '@samtale/contract';
import { useNavigate } from '@tanstack/react-router';
import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasAnyRole } from '../../lib/access/access.ts';
import { useEndpoint, useEndpointChange } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { PlainSelect } from '../../ui/PlainSelect.tsx';
import { PassAddressOn } from './PassAddressOn.tsx';

/** Begins a conversation with a customer on one of the agent's widgets; for those who take chats. */
export function BeginConversation({ customerId, email }: { customerId: string; email: string }) {
  const { t } = useTranslation('customers');
  const { t: shell } = useTranslation();
  const { agent, user, roles } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState('');
  /** The way in that no mail has brought to the customer. */
  const [begun, setBegun] = useState<{ chatToken: string; address: string } | null>(null);
  const takesChats = hasAnyRole(roles, roleGroups.chatAgent);
  const widgets = useEndpoint(
    endpoints.widgets.getClientListBasic,
    { params: { agentId: agent.id } },
    { enabled: takesChats },
  ).data?.list;
  const integrationId = chosen || widgets?.[0]?.id;
  const open = (chatToken: string) =>
    void navigate({ to: '/chat/chatToken/$chatToken', params: { chatToken } });
  const begin = useEndpointChange(endpoints.customers.createToken, {
    onSuccess: ({ chatToken, address, sentTo }) => {
      setAsking(false);
      if (sentTo === null) return setBegun({ chatToken, address });
      toast.success(t('begin.sent', { email: sentTo }));
      open(chatToken);
    },
  });
  if (!takesChats || !integrationId) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<MessageSquarePlus aria-hidden />}
        onClick={() => setAsking(true)}
        sx={{ justifySelf: 'start' }}
      >
        {t('begin.button')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        fullWidth
        maxWidth="xs"
        aria-labelledby="begin-title"
      >
        <DialogTitle id="begin-title">{t('begin.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{t(email ? 'begin.byMail' : 'begin.byAddress', { email })}</DialogContentText>
          {widgets && widgets.length > 1 && (
            <PlainSelect
              label={t('begin.widget')}
              value={integrationId}
              options={widgets.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={setChosen}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => setAsking(false)}>
            {shell('action.cancel')}
          </Button>
          <Button
            variant="contained"
            loading={begin.isPending}
            onClick={() =>
              begin.mutate({
                params: {
                  agentId: agent.id,
                  customerId,
                  integrationType: IntegrationType.widget,
                  integrationId,
                  setUserId: user.id,
                },
              })
            }
          >
            {t('begin.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
      {begun && <PassAddressOn address={begun.address} onOpen={() => open(begun.chatToken)} />}
    </>
  );
}
