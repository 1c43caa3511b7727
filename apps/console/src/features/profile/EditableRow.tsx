import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

interface EditableRowProps {
  label: string;
  value: string;
  /** The form in which it is changed; calls `close` when that is done or given up. None for what is not changed here. */
  children?(close: () => void): ReactNode;
}

/** A value with the way to change it, which opens below it; the focus comes back to where it was. */
export function EditableRow({ label, value, children }: EditableRowProps) {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  return (
    <Box sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 40 }}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
            flex: 1,
            minWidth: 0,
          }}
        >
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
        {children && !isOpen && (
          <Button
            ref={opener}
            size="small"
            color="inherit"
            variant="outlined"
            aria-label={t('own.changeWhat', { what: label })}
            onClick={() => setOpen(true)}
          >
            {t('own.change')}
          </Button>
        )}
      </Box>
      {children && isOpen && (
        <Box sx={{ pt: 1.5, pb: 1, pl: { sm: '160px' }, maxWidth: { sm: 560 } }}>{children(close)}</Box>
      )}
    </Box>
  );
}
