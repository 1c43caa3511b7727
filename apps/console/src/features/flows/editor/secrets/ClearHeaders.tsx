import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LockOpen } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../../lib/toast/toast.tsx';
import { useAddSecret, useSecrets } from '../../../secrets/index.ts';
import { type ClearHeader, clearHeaders, freeName, withReference } from './clear-headers.ts';

interface ClearHeadersProps {
  /** The headers, one a line. */
  text: string;
  onChange(text: string): void;
}

/** Below the headers: those that stand in clear text and had better not, each to be kept as a secret with one click. */
export function ClearHeaders({ text, onChange }: ClearHeadersProps) {
  const { t } = useTranslation('secrets');
  const toast = useToast();
  const taken = useSecrets().data?.list.map(({ name }) => name);
  const kept = useRef<ClearHeader | null>(null);
  const { add, isAdding } = useAddSecret({
    onAdded: (name) => {
      if (kept.current) onChange(withReference(text, kept.current, name));
      toast.success(t('kept', { name }));
    },
  });
  if (!taken) return null;
  const keep = (header: ClearHeader) => {
    kept.current = header;
    add(freeName(header.name, taken), header.value);
  };
  return clearHeaders(text).map((header, index) => (
    <Box
      // biome-ignore lint/suspicious/noArrayIndexKey: a header may stand there twice
      key={index}
      role="note"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        mt: 0.75,
        px: 1.25,
        py: 0.5,
        borderRadius: 1,
        bgcolor: 'tint.neutral',
        fontSize: '0.8125rem',
        color: 'text.secondary',
        '& svg': { flexShrink: 0 },
      }}
    >
      <LockOpen size={15} aria-hidden />
      <Box component="span" sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {t('clear', { header: header.name })}
      </Box>
      <Button size="small" disabled={isAdding} onClick={() => keep(header)} sx={{ ml: 'auto' }}>
        {t('keep')}
      </Button>
    </Box>
  ));
}
