import Box from '@mui/material/Box';
import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHubState } from '../hub.tsx';

/** Milliseconds a connection may be away before it is worth a word. */
const worthSaying = 2000;

/** Says that the connection is lost and tried again, until it is back. */
export function ConnectionLine() {
  const { t } = useTranslation();
  const { connected } = useHubState();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (connected) return;
    const timer = setTimeout(() => setLate(true), worthSaying);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [connected]);
  return (
    <Box role="status">
      {late && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 1,
            minHeight: 32,
            px: 2,
            fontSize: '0.8125rem',
            color: 'warning.main',
            bgcolor: 'tint.warning',
          }}
        >
          <CloudOff size={16} aria-hidden />
          {t('connection.lost')}
        </Box>
      )}
    </Box>
  );
}
