import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type CustomContentProps, SnackbarContent, useSnackbar } from 'notistack';
import type { Ref } from 'react';

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info } as const;
export type ToastKind = keyof typeof icons;

interface ToastProps extends CustomContentProps {
  ref?: Ref<HTMLDivElement>;
  kind: ToastKind;
  closeLabel: string;
}

/** One message at the top right: an icon in its colour, the words, and a way to be rid of it. */
export function Toast({ ref, id, kind, message, closeLabel }: ToastProps) {
  const { closeSnackbar } = useSnackbar();
  const Icon = icons[kind];
  return (
    <SnackbarContent ref={ref} role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 1.25,
          width: 360,
          maxWidth: 'calc(100vw - 32px)',
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
          {message}
        </Box>
        <IconButton size="small" aria-label={closeLabel} onClick={() => closeSnackbar(id)}>
          <X aria-hidden />
        </IconButton>
      </Box>
    </SnackbarContent>
  );
}
