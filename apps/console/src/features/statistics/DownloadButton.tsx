import Button from '@mui/material/Button';
import type { ApiError, CallInput, Endpoint } from '@samtale/contract';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../lib/api/download-file.ts';
import { useToast } from '../../lib/toast/toast.tsx';

interface DownloadButtonProps<E extends Endpoint> {
  endpoint: E;
  input: Pick<CallInput<E>, 'params' | 'query'>;
  disabled?: boolean;
  children: string;
}

/** Downloads a spreadsheet. */
export function DownloadButton<E extends Endpoint>(props: DownloadButtonProps<E>) {
  const { endpoint, input, disabled = false, children } = props;
  const { t } = useTranslation('statistics');
  const toast = useToast();
  const download = useMutation<void, ApiError>({
    networkMode: 'always',
    mutationFn: () => downloadFile(endpoint, input),
    onSuccess: () => toast.success(t('statistics.downloadSuccess')),
    onError: (error) => toast.failure(error),
  });
  return (
    <Button
      variant="outlined"
      color="inherit"
      disabled={disabled}
      loading={download.isPending}
      loadingPosition="start"
      startIcon={<Download aria-hidden />}
      onClick={() => download.mutate()}
    >
      {children}
    </Button>
  );
}
