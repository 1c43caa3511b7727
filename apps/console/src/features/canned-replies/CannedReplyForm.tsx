import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { ApiError, type CannedReply, cannedTitleMax, endpoints, messageMax, newId } from '@samtale/contract';
import { Paperclip } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { FileInput } from '../../ui/FileInput.tsx';
import {
  type Attachment,
  acceptedFiles,
  FileChips,
  uploads,
  useAttachments,
  useUploads,
  withUploads,
} from '../attachments/index.ts';

export type EditedReply = Pick<CannedReply, 'id' | 'title' | 'text' | 'files'>;

const { saveCannedReply, deleteCannedReply } = endpoints.cannedReplies;

/** One answer of the staff, new or known. */
export function CannedReplyForm({ reply, onDone }: { reply: EditedReply; onDone(): void }) {
  const { t } = useTranslation('writing');
  const { t: shell } = useTranslation();
  const { agent } = useSession();
  const toast = useToast();
  const confirm = useConfirm();
  const input = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState(reply.title);
  const [text, setText] = useState(reply.text);
  const [titleTaken, setTitleTaken] = useState(false);
  const [attachments, setAttachments] = useState<readonly Attachment[]>(() =>
    reply.files.map((file) => ({ key: file.id, name: file.name, bytes: file.bytes, file })),
  );
  const { attach } = useAttachments({ agentId: agent.id, files: attachments, onChange: setAttachments });
  const files = withUploads(attachments, useUploads());
  const params = { agentId: agent.id };
  const save = useEndpointChange(saveCannedReply, {
    onSuccess: () => {
      toast.success(t('canned.saved'));
      onDone();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.reply.messageKey === 'cannedReply.error.title')
        setTitleTaken(true);
      else toast.failure(error);
    },
  });
  const remove = useEndpointChange(deleteCannedReply, {
    onSuccess: () => {
      toast.success(t('canned.deleted'));
      onDone();
    },
  });
  const isWhole =
    title.trim() !== '' && (text.trim() !== '' || files.length > 0) && files.every(({ file }) => file);
  const askToRemove = async () => {
    const sure = await confirm({
      title: t('canned.deleteTitle', { title: reply.title }),
      description: t('canned.deleteDescription'),
      confirmLabel: t('canned.delete'),
      cancelLabel: shell('action.cancel'),
      destructive: true,
    });
    if (sure) remove.mutate({ params: { ...params, cannedReplyId: reply.id } });
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWhole) return;
        const body = { id: reply.id, title, text, files: files.flatMap(({ file }) => file?.id ?? []) };
        save.mutate({ params, body });
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <TextField
        label={t('canned.titleLabel')}
        value={title}
        autoFocus
        error={titleTaken}
        helperText={titleTaken ? t('cannedReply.error.title') : t('canned.titleHelp')}
        onChange={({ target }) => {
          setTitle(target.value);
          setTitleTaken(false);
        }}
        slotProps={{ htmlInput: { maxLength: cannedTitleMax } }}
      />
      <TextField
        label={t('canned.textLabel')}
        value={text}
        multiline
        minRows={5}
        maxRows={14}
        helperText={t('canned.textHelp', { place: `{{${t('canned.placeName')}}}` })}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: messageMax } }}
      />
      {files.length > 0 && (
        <FileChips
          agentId={agent.id}
          files={files}
          onChange={setAttachments}
          onRetry={(key) => uploads.retry(key)}
        />
      )}
      <div>
        <Button
          color="inherit"
          size="small"
          startIcon={<Paperclip aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t('file.attach')}
        </Button>
        <FileInput ref={input} label={t('file.attach')} accept={acceptedFiles} onFiles={attach} />
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button type="submit" variant="contained" disabled={!isWhole} loading={save.isPending}>
          {t('canned.save')}
        </Button>
        <Button color="inherit" onClick={onDone}>
          {shell('action.cancel')}
        </Button>
        {reply.id !== newId && (
          <Button color="error" onClick={() => void askToRemove()} sx={{ ml: 'auto' }}>
            {t('canned.delete')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
