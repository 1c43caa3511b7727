import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProblem } from '../../lib/forms/FormProblem.tsx';

interface ChangeFormProps {
  submitLabel: string;
  /** Being sent. */
  pending: boolean;
  /** What the server said against it, unless it stands at a field. */
  error: unknown;
  onSubmit(event: FormEvent): void;
  onCancel(): void;
  /** The fields. */
  children: ReactNode;
}

/** A form in the row of what it changes; Escape gives up. */
export function ChangeForm({ submitLabel, pending, error, onSubmit, onCancel, children }: ChangeFormProps) {
  const { t } = useTranslation();
  return (
    <Box
      component="form"
      noValidate
      onSubmit={onSubmit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      {children}
      <FormProblem error={error} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={pending}>
          {submitLabel}
        </Button>
        <Button color="inherit" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
