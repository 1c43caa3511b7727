import Button from '@mui/material/Button';
import { useSaveKey } from './use-save-key.ts';

interface SaveButtonProps {
  label: string;
  saving: boolean;
  onSave(): void;
}

/** Saves what is edited on a screen; Ctrl/⌘ S does the same. */
export function SaveButton({ label, saving, onSave }: SaveButtonProps) {
  useSaveKey(onSave);
  return (
    <Button variant="contained" loading={saving} aria-keyshortcuts="Control+S Meta+S" onClick={onSave}>
      {label}
    </Button>
  );
}
