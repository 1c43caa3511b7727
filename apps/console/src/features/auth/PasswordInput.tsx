import IconButton from '@mui/material/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LabelledInput, type LabelledInputProps } from '../../ui/LabelledInput.tsx';

/** A password that can be looked at while it is typed. */
export function PasswordInput(props: LabelledInputProps) {
  const { t } = useTranslation('auth');
  const [shown, setShown] = useState(false);
  const label = t(shown ? 'login.hidePassword' : 'login.showPassword');
  return (
    <LabelledInput
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton size="small" aria-label={label} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  );
}
