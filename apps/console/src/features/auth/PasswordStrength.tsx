import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface PasswordStrengthProps {
  password: string;
  /** What belongs to the user: their address and names. */
  aboutUser: readonly string[];
}

const colours = ['error.main', 'error.main', 'warning.main', 'success.main', 'success.main'] as const;

/** How strong a password is while it is typed, in a word and a bar; it warns and refuses nothing. */
export function PasswordStrength({ password, aboutUser }: PasswordStrengthProps) {
  const { t } = useTranslation('guest');
  const [strength, setStrength] = useState(0);
  const about = aboutUser.join('\n');
  useEffect(() => {
    let isCurrent = true;
    // Its lists of common passwords are many times the size of a screen.
    if (password)
      void import('./password-strength.ts').then(({ passwordStrength }) => {
        if (isCurrent) setStrength(passwordStrength(password, about.split(/[\n@.]/)));
      });
    return () => {
      isCurrent = false;
    };
  }, [password, about]);
  if (!password) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
      <Box aria-hidden sx={{ display: 'flex', gap: 0.5, flex: 1 }}>
        {[1, 2, 3, 4].map((step) => (
          <Box
            key={step}
            sx={{
              flex: 1,
              height: 4,
              borderRadius: 1,
              transition: 'background-color 150ms',
              bgcolor: step <= Math.max(1, strength) ? colours[strength] : 'divider',
            }}
          />
        ))}
      </Box>
      <Box
        role="status"
        sx={{ minWidth: 96, fontSize: '0.8125rem', textAlign: 'end', color: 'text.secondary' }}
      >
        {t(`strength.${strength as 0 | 1 | 2 | 3 | 4}`)}
      </Box>
    </Box>
  );
}
