import IconButton from '@mui/material/IconButton';
import { Trash2 } from 'lucide-react';

/** Deletes the row it ends; by the keyboard the row itself does, with Delete. */
export function DeleteRowButton({ label, onDelete }: { label: string; onDelete(): void }) {
  return (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-label={label}
      onClick={(event) => {
        event.stopPropagation();
        onDelete();
      }}
      sx={{ color: 'text.secondary', justifySelf: 'end' }}
    >
      <Trash2 aria-hidden />
    </IconButton>
  );
}
