import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { endpoints } from '@samtale/contract';
import { CloudOff } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { useServerTrouble } from '../../lib/api/server-trouble.ts';
import { useHubState } from '../../lib/hub/hub.tsx';
import { useMissingPart } from '../../ui/fetch-part.ts';
import { topLineName } from '../../ui/theme/top-line.ts';

/** Milliseconds a connection may be away before it is worth a word. */
const worthSaying = 2000;

/** Between two questions whether the server can reach its database again, in milliseconds. */
const askAgain = 3000;

/**
 * Says that the connection is lost, or the server in trouble, and tried again, until all is well. It stands at the top
 * of the window, and what is below, panels too, is that much lower.
 */
export function ConnectionLine() {
  const { t } = useTranslation();
  const trouble = useTrouble();
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const { current } = line;
    if (!current || !trouble) return;
    // Its words take two lines on narrow screens.
    const sizes = new ResizeObserver(() => style.setProperty(topLineName, `${current.offsetHeight}px`));
    sizes.observe(current);
    return () => {
      sizes.disconnect();
      style.removeProperty(topLineName);
    };
  }, [trouble]);
  return createPortal(
    <Box
      ref={line}
      role="status"
      sx={{ position: 'fixed', top: 0, left: 0, right: 0, zIndex: 'snackbar', bgcolor: 'background.paper' }}
    >
      {trouble && (
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
          <CloudOff size={16} aria-hidden style={{ flexShrink: 0 }} />
          {t(trouble)}
          {trouble === 'missingPart.outdated' && (
            <Button size="small" color="inherit" onClick={() => window.location.reload()}>
              {t('missingPart.reload')}
            </Button>
          )}
        </Box>
      )}
    </Box>,
    document.body,
  );
}

/** The key of what has to be said; null when all is well. */
function useTrouble() {
  const missing = useMissingPart();
  const { connected, isWanted } = useHubState();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (connected || !isWanted) return;
    const timer = setTimeout(() => setLate(true), worthSaying);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [connected, isWanted]);
  const inTrouble = useServerTrouble();
  useEffect(() => {
    if (!inTrouble) return;
    const ask = () => call(endpoints.auth.getUserByAccessToken).catch(() => undefined);
    const timer = setInterval(() => void ask(), askAgain);
    return () => clearInterval(timer);
  }, [inTrouble]);
  if (missing) return `missingPart.${missing}` as const;
  if (late) return 'connection.lost';
  return inTrouble ? 'connection.databaseGone' : null;
}
