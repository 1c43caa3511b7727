import Box from '@mui/material/Box';
import { useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { GuestLink } from '../auth/index.ts';

interface TermsBoxProps {
  checked: boolean;
  /** What is wrong with it. */
  error: string | undefined;
  inputRef(input: HTMLInputElement | null): void;
  onChange(accepted: boolean): void;
}

/** The terms, to be accepted. */
export function TermsBox({ checked, error, inputRef, onChange }: TermsBoxProps) {
  const { t } = useTranslation('guest');
  const errorId = useId();
  return (
    <div>
      <Box component="label" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.25, cursor: 'pointer' }}>
        <Box
          component="input"
          type="checkbox"
          ref={inputRef}
          checked={checked}
          aria-invalid={error !== undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={({ target }) => onChange(target.checked)}
          sx={{ width: 18, height: 18, m: 0, mt: '1px', accentColor: 'var(--mui-palette-primary-main)' }}
        />
        <span>
          <Trans
            t={t}
            i18nKey="signup.terms"
            components={{ terms: <GuestLink to="/terms" target="_blank" /> }}
          />
        </span>
      </Box>
      {error && (
        <Box id={errorId} sx={{ mt: 0.5, fontSize: '0.8125rem', color: 'error.main' }}>
          {error}
        </Box>
      )}
    </div>
  );
}
