import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';

interface EditorHeaderProps {
  title: string;
  /** The way back to the list. */
  back: ReactNode;
  /** Says that something has changed since it was saved; null when nothing has. */
  notSaved: string | null;
  saving: boolean;
  onSave(): void;
  /** Absent from what is not there yet. */
  onDelete?: (() => void) | null;
}

/** The top of a screen on which one record is edited: it is deleted and saved from here. */
export function EditorHeader({ title, back, notSaved, saving, onSave, onDelete }: EditorHeaderProps) {
  const { t } = useTranslation();
  return (
    <PageHeader
      title={title}
      back={back}
      status={notSaved && <StatusChip tone="neutral">{notSaved}</StatusChip>}
      actions={
        <>
          {onDelete && (
            <Button variant="outlined" color="inherit" startIcon={<Trash2 aria-hidden />} onClick={onDelete}>
              {t('action.delete')}
            </Button>
          )}
          <SaveButton label={t('action.save')} saving={saving} onSave={onSave} />
        </>
      }
    />
  );
}
