import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../lib/api/query-client.ts';
import { ToastProvider } from '../lib/toast/toast.tsx';
import { ConfirmProvider } from '../ui/ConfirmProvider.tsx';
import { modeStorageKey, theme } from '../ui/theme/theme.ts';

/** What every screen may count on: theme, queries, toasts and the confirmation dialog. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={modeStorageKey}>
      <CssBaseline />
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <ConfirmProvider>{children}</ConfirmProvider>
        </ToastProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
