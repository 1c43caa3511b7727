import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { FileText, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { textOfKey } from '../../../lib/i18n/i18n.ts';
import { ProgressLine } from '../../../ui/ProgressLine.tsx';
import { useSourceWords } from '../use-source-words.ts';
import type { DocumentUpload } from './document-uploads.ts';
import { uploads } from './use-document-uploads.ts';

/** A document on its way: how far it has come, or what came of it. */
export function UploadRow({ upload }: { upload: DocumentUpload }) {
  const { t } = useTranslation('jobs');
  const { key, name, state } = upload;
  const isWrong = state === 'unreadable' || state === 'refused';
  const hasEnded = isWrong || state === 'done';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 56,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', color: isWrong ? 'error.main' : 'text.secondary' }}>
        <FileText size={18} aria-hidden />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 500 }}>
          {name}
        </Box>
        <Box role="status" sx={{ fontSize: '0.8125rem', color: isWrong ? 'error.main' : 'text.secondary' }}>
          <UploadWords upload={upload} />
        </Box>
        {(state === 'sending' || state === 'reading') && (
          <Box sx={{ mt: 0.5 }}>
            <ProgressLine
              value={state === 'sending' ? upload.progress : 1}
              label={t('documents.progress', { name })}
            />
          </Box>
        )}
      </Box>
      {state === 'refused' && upload.mayRetry && (
        <Button size="small" color="inherit" onClick={() => uploads.retry(key)}>
          {t('documents.again')}
        </Button>
      )}
      {hasEnded && (
        <IconButton
          size="small"
          aria-label={t('documents.dismiss', { name })}
          onClick={() => uploads.dismiss(key)}
          sx={{ color: 'text.secondary' }}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </Box>
  );
}

function UploadWords({ upload }: { upload: DocumentUpload }) {
  const { t, i18n } = useTranslation('jobs');
  const words = useSourceWords();
  switch (upload.state) {
    case 'waiting':
      return t('documents.waiting');
    case 'sending':
      return t('documents.sending', {
        percent: new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(upload.progress),
      });
    case 'reading':
      return t('documents.reading');
    case 'done':
      return words.pages(upload.pages);
    case 'unreadable':
      return words.failure(upload.failure, upload.failureDetail);
    case 'refused':
      return textOfKey(upload.messageKey) ?? t('jobs.upload.failed');
  }
}
