import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { toastWidth } from './below-heads.ts';
import { useSwipeAway } from './use-swipe-away.ts';
import { useWindowKeys } from './use-window-keys.ts';

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info } as const;
export type ToastKind = keyof typeof icons;

interface ToastProps {
  kind: ToastKind;
  closeLabel: string;
  onClose(): void;
  children: ReactNode;
}

/** What Escape closes before a toast. */
const openThings = '[role=dialog], [role=menu]';

/**
 * One message at the right, below the controls there: an icon in its colour, the words, and ways to be rid of it. It is
 * closed by its button, by a swipe, and by Escape, unless that is meant for something else that is open.
 */
export function Toast({ kind, closeLabel, onClose, children }: ToastProps) {
  const Icon = icons[kind];
  const swipe = useSwipeAway(onClose);
  useWindowKeys((event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (!document.querySelector(openThings)) onClose();
  });
  return (
    <Box
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      {...swipe.listeners}
      style={swipe.moved ? { transform: `translateX(${swipe.moved}px)` } : undefined}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.25,
        width: { xs: 288, sm: toastWidth },
        maxWidth: 'calc(100vw - 32px)',
        touchAction: 'pan-y',
        p: 1,
        pl: 1.75,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        boxShadow: '0 12px 32px -8px rgb(10 25 23 / 0.18), 0 2px 6px rgb(10 25 23 / 0.06)',
      }}
    >
      <Box sx={{ color: `${kind}.main`, display: 'flex', mt: '5px' }}>
        <Icon size={18} aria-hidden />
      </Box>
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          py: '4px',
          fontSize: '0.875rem',
          lineHeight: '20px',
          whiteSpace: 'pre-line',
        }}
      >
        {children}
      </Box>
      <IconButton size="small" aria-label={closeLabel} onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </Box>
  );
}
