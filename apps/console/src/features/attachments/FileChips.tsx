import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Attachment } from './attachment.ts';
import { FileChip } from './FileChip.tsx';

interface FileChipsProps {
  agentId: string;
  files: readonly Attachment[];
  onChange(files: readonly Attachment[]): void;
  onRetry(key: string): void;
}

/** The files that go with a message, in a row that breaks. */
export function FileChips({ agentId, files, onChange, onRetry }: FileChipsProps) {
  const { t } = useTranslation('writing');
  return (
    <Box
      component="ul"
      aria-label={t('file.list')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {files.map((attachment) => (
        <FileChip
          key={attachment.key}
          agentId={agentId}
          attachment={attachment}
          onReplace={(next) => onChange(files.map((one) => (one.key === next.key ? next : one)))}
          onRetry={() => onRetry(attachment.key)}
          onRemove={() => onChange(files.filter(({ key }) => key !== attachment.key))}
        />
      ))}
    </Box>
  );
}
