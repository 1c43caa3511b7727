import Button from '@mui/material/Button';
import { endpoints } from '@samtale/contract';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { FileInput } from '../../../ui/FileInput.tsx';
import { shrinkPicture } from './shrink-picture.ts';

interface UploadButtonProps {
  label: string;
  /** Gets the address at which the picture is kept. */
  onUploaded(address: string): void;
}

/** Uploads a picture for widgets. */
export function UploadButton({ label, onUploaded }: UploadButtonProps) {
  const { t } = useTranslation('widgets');
  const { agent } = useSession();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const upload = useEndpointChange(endpoints.widgets.uploadLogo, { onSuccess: ({ url }) => onUploaded(url) });
  const send = (file: File) =>
    void shrinkPicture(file).then(
      (rawBody) => upload.mutate({ params: { agentId: agent.id }, rawBody }),
      () => toast.error(t('logo.unreadable')),
    );
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Upload aria-hidden />}
        loading={upload.isPending}
        onClick={() => input.current?.click()}
      >
        {t('logo.upload')}
      </Button>
      <FileInput ref={input} label={label} accept="image/*" onFile={send} />
    </>
  );
}
