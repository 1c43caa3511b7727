import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListSubheader from '@mui/material/ListSubheader';
import { endpoints } from '@samtale/contract';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../lib/api/api.ts';
import { LoadFailed } from '../../../lib/screen/LoadFailed.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { InitialsAvatar } from '../../../ui/InitialsAvatar.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';

export type HandOverTo = { userId: string } | { teamId: string };

interface Target {
  id: string;
  name: string;
  isOnline: boolean;
}

interface HandOverDialogProps {
  open: boolean;
  onClose(): void;
  onChoose(to: HandOverTo): void;
}

/** Whom to hand a conversation to: colleagues and teams, those who are there first. */
export function HandOverDialog({ open, onClose, onChoose }: HandOverDialogProps) {
  const { t } = useTranslation('chat');
  const { t: shell } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="hand-over-title">
      <DialogTitle id="hand-over-title">{t('handOver.title')}</DialogTitle>
      <DialogContent sx={{ minHeight: 280 }}>{open && <Targets onChoose={onChoose} />}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {shell('action.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Targets({ onChoose }: Pick<HandOverDialogProps, 'onChoose'>) {
  const { t } = useTranslation('chat');
  const { t: shell } = useTranslation();
  const { agent } = useSession();
  const [text, setText] = useState('');
  const targets = useEndpoint(
    endpoints.conversations.getHandOverTargets,
    { params: { agentId: agent.id } },
    // Who is there changes by the minute.
    { staleTime: 0 },
  );
  if (targets.error) return <LoadFailed error={targets.error} onRetry={() => void targets.refetch()} />;
  if (!targets.data) return <SkeletonRows label={t('handOver.loading')} avatar />;
  const named = ({ name }: Target) => name.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase());
  const order = (one: Target, other: Target) => Number(other.isOnline) - Number(one.isOnline);
  const users = targets.data.users.filter(named).sort(order);
  const teams = targets.data.teams.filter(named).sort(order);
  return (
    <>
      <SearchField
        value={text}
        onSearch={setText}
        label={t('handOver.search')}
        clearLabel={shell('action.clearSearch')}
      />
      {!users.length && !teams.length && (
        <Box sx={{ py: 3, textAlign: 'center', color: 'text.secondary' }}>
          {t(text ? 'handOver.noMatch' : 'handOver.nobody')}
        </Box>
      )}
      {users.length > 0 && (
        <List subheader={<ListSubheader disableGutters>{t('handOver.users')}</ListSubheader>}>
          {users.map((user) => (
            <TargetRow key={user.id} target={user} onChoose={() => onChoose({ userId: user.id })} />
          ))}
        </List>
      )}
      {teams.length > 0 && (
        <List subheader={<ListSubheader disableGutters>{t('handOver.teams')}</ListSubheader>}>
          {teams.map((team) => (
            <TargetRow key={team.id} target={team} isTeam onChoose={() => onChoose({ teamId: team.id })} />
          ))}
        </List>
      )}
    </>
  );
}

interface TargetRowProps {
  target: Target;
  isTeam?: boolean;
  onChoose(): void;
}

function TargetRow({ target: { id, name, isOnline }, isTeam = false, onChoose }: TargetRowProps) {
  const { t } = useTranslation('chat');
  return (
    <li>
      <ListItemButton
        component="button"
        disabled={!isOnline}
        onClick={onChoose}
        sx={{ gap: 1.5, width: '100%', borderRadius: 1, textAlign: 'start' }}
      >
        {isTeam ? <UsersRound aria-hidden /> : <InitialsAvatar id={id} name={name} size={28} />}
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {name}
        </Box>
        <Box
          component="span"
          sx={{ fontSize: '0.75rem', color: isOnline ? 'success.main' : 'text.secondary' }}
        >
          {t(isOnline ? 'handOver.online' : 'handOver.offline')}
        </Box>
      </ListItemButton>
    </li>
  );
}
