import Box from '@mui/material/Box';
import { endpoints } from '@samtale/contract';
import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api.ts';
import { useHubState } from '../hub.tsx';
import { useServerTrouble } from '../server-trouble.ts';

/** Milliseconds a connection may be away before it is worth a word. */
const worthSaying = 2000;

/** Between two questions whether the server can reach its database again, in milliseconds. */
const askAgain = 3000;

/** Says that the connection is lost, or the server in trouble, and tried again, until all is well. */
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
  const inTrouble = useServerTrouble();
  useEffect(() => {
    if (!inTrouble) return;
    const ask = () => call(endpoints.auth.getUserByAccessToken).catch(() => undefined);
    const timer = setInterval(() => void ask(), askAgain);
    return () => clearInterval(timer);
  }, [inTrouble]);
  return (
    <Box role="status">
      {(late || inTrouble) && (
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
          {t(late ? 'connection.lost' : 'connection.databaseGone')}
        </Box>
      )}
    </Box>
  );
}
