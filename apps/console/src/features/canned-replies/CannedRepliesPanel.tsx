import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import { type CannedReply, endpoints, newId } from '@samtale/contract';
import { Hash, Paperclip, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { CannedReplyForm, type EditedReply } from './CannedReplyForm.tsx';

const fresh: EditedReply = { id: newId, title: '', text: '', files: [] };

/** The staff's own answers: all of them, and one that is being written. */
export function CannedRepliesPanel({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('writing');
  const { t: shell } = useTranslation();
  const [edited, setEdited] = useState<EditedReply | null>(null);
  return (
    <SidePanel
      open
      onClose={onClose}
      title={t(edited ? (edited.id === newId ? 'canned.new' : 'canned.edit') : 'canned.title')}
      closeLabel={shell('action.close')}
    >
      {edited ? (
        <CannedReplyForm key={edited.id} reply={edited} onDone={() => setEdited(null)} />
      ) : (
        <Replies onEdit={setEdited} />
      )}
    </SidePanel>
  );
}

function Replies({ onEdit }: { onEdit(reply: EditedReply): void }) {
  const { t } = useTranslation('writing');
  const { agent } = useSession();
  const replies = useEndpoint(endpoints.cannedReplies.getCannedReplies, { params: { agentId: agent.id } });
  if (replies.error) return <LoadFailed error={replies.error} onRetry={() => void replies.refetch()} />;
  if (!replies.data) return <SkeletonRows label={t('canned.loading')} />;
  const { list } = replies.data;
  const add = (
    <Button startIcon={<Plus aria-hidden />} variant="outlined" onClick={() => onEdit(fresh)}>
      {t('canned.add')}
    </Button>
  );
  if (!list.length)
    return (
      <EmptyState
        icon={Hash}
        title={t('canned.emptyTitle')}
        description={t('canned.emptyDescription')}
        action={add}
      />
    );
  return (
    <>
      {add}
      <List sx={{ mt: 1, mx: -1.5 }}>
        {list.map((reply) => (
          <li key={reply.id}>
            <ReplyRow reply={reply} onEdit={() => onEdit(reply)} />
          </li>
        ))}
      </List>
    </>
  );
}

function ReplyRow({ reply: { title, text, files }, onEdit }: { reply: CannedReply; onEdit(): void }) {
  const { t } = useTranslation('writing');
  return (
    <ListItemButton
      component="button"
      onClick={onEdit}
      sx={{
        display: 'block',
        width: '100%',
        px: 1.5,
        py: 1,
        borderRadius: 1,
        font: 'inherit',
        textAlign: 'start',
      }}
    >
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 550 }}>
        {title}
        {files.length > 0 && (
          <Paperclip
            size={14}
            aria-label={t('answers.files', { count: files.length })}
            style={{ opacity: 0.7 }}
          />
        )}
      </Box>
      <Box
        component="span"
        sx={{
          display: 'block',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          fontSize: '0.8125rem',
          color: 'text.secondary',
        }}
      >
        {text || files.map(({ name }) => name).join(', ')}
      </Box>
    </ListItemButton>
  );
}
