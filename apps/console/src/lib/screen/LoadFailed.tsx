import Button from '@mui/material/Button';
import { useRouter } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { errorText } from '../toast/error-text.ts';

export interface LoadFailedProps {
  error?: unknown;
  /** What went wrong, instead of what the error says of it. */
  description?: string;
  /** Tries again; without it the whole route is loaded again. */
  onRetry?(): void;
}

/** Stands where something could not be loaded, with a way to try again. */
export function LoadFailed({ error, description, onRetry }: LoadFailedProps) {
  const { t } = useTranslation();
  const router = useRouter();
  return (
    <EmptyState
      icon={CloudOff}
      title={t('loading.failed')}
      description={description ?? errorText(error)}
      action={
        <Button variant="outlined" color="inherit" onClick={onRetry ?? (() => void router.invalidate())}>
          {t('action.retry')}
        </Button>
      }
    />
  );
}
