import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { fileEndings } from '@samtale/contract';
import { fileSize, sentFileAddress } from '@samtale/dialog/show';
import { RotateCw, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { textOfKey } from '../../lib/i18n/i18n.ts';
import { FileInput } from '../../ui/FileInput.tsx';
import { type Attachment, stateOf } from './attachment.ts';
import { FileIcon } from './FileIcon.tsx';
import { uploads, useUploads } from './use-uploads.ts';

interface FileChipProps {
  agentId: string;
  attachment: Attachment;
  /** Its bytes were chosen again. */
  onReplace(attachment: Attachment): void;
  onRetry(): void;
  onRemove(): void;
}

/** A file that is going to be sent: what it is, how far it has come, and what to do when it did not get through. */
export function FileChip({ agentId, attachment, onReplace, onRetry, onRemove }: FileChipProps) {
  const { t, i18n } = useTranslation('writing');
  const state = stateOf(attachment, useUploads());
  const input = useRef<HTMLInputElement>(null);
  const file = state.kind === 'done' ? state.file : null;
  const name = file?.name ?? attachment.name;
  const failed = state.kind === 'failed' || state.kind === 'refused' || state.kind === 'lost';
  const said =
    state.kind === 'failed' || state.kind === 'refused'
      ? reasonOf(state.messageKey, t('file.failed'))
      : state.kind === 'lost'
        ? t('file.error.lost')
        : state.kind === 'uploading'
          ? t('file.uploading', { percent: Math.round(state.progress * 100) })
          : fileSize(attachment.bytes, i18n.language);
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        maxWidth: { xs: '100%', sm: failed ? 420 : 280 },
        height: 48,
        pl: 1,
        pr: 0.5,
        overflow: 'hidden',
        border: 1,
        borderColor: failed ? 'error.main' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      {file?.width ? (
        <Box
          component="img"
          src={sentFileAddress(file)}
          alt=""
          sx={{ width: 32, height: 32, flexShrink: 0, borderRadius: '4px', objectFit: 'cover' }}
        />
      ) : (
        <FileIcon name={name} />
      )}
      <Box sx={{ flex: 1, minWidth: 0, lineHeight: '18px' }}>
        <Box
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontSize: '0.8125rem' }}
        >
          {name}
        </Box>
        <Box
          title={failed ? (said ?? '') : undefined}
          role={failed ? 'alert' : undefined}
          sx={{
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            fontSize: '0.75rem',
            color: failed ? 'error.main' : 'text.secondary',
          }}
        >
          {said}
        </Box>
      </Box>
      {state.kind === 'failed' && (
        <IconButton size="small" aria-label={t('file.retry', { name })} onClick={onRetry}>
          <RotateCw aria-hidden />
        </IconButton>
      )}
      {state.kind === 'lost' && (
        <>
          <Button size="small" color="inherit" onClick={() => input.current?.click()} sx={{ flexShrink: 0 }}>
            {t('file.chooseAgain')}
          </Button>
          <FileInput
            ref={input}
            label={t('file.chooseAgain')}
            accept={acceptedFiles}
            onFile={(chosen) => onReplace(uploads.begin(agentId, chosen, attachment.key))}
          />
        </>
      )}
      <IconButton size="small" aria-label={t('file.remove', { name })} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
      {state.kind === 'uploading' && (
        <Box
          sx={{
            position: 'absolute',
            inset: 'auto 0 0 0',
            height: 2,
            transform: `scaleX(${state.progress})`,
            transformOrigin: 'left',
            bgcolor: 'primary.main',
            transition: 'transform 140ms',
          }}
        />
      )}
    </Box>
  );
}

/** What the server has against a file; that nobody answered is said in few words. */
const reasonOf = (messageKey: string | null, notArrived: string): string =>
  (messageKey?.startsWith('file.') && textOfKey(messageKey)) || notArrived;

/** What a browser's choice of files offers. */
export const acceptedFiles = fileEndings.map((ending) => `.${ending}`).join(',');
