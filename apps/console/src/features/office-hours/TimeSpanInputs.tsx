import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FramedInput } from '../../ui/FramedInput.tsx';

interface TimeSpanInputsProps {
  type: 'time' | 'date';
  from: string | null;
  to: string | null;
  invalid: boolean;
  onChange(from: string | null, to: string | null): void;
}

/** From and to: two times of a day, or two dates. */
export function TimeSpanInputs({ type, from, to, invalid, onChange }: TimeSpanInputsProps) {
  const { t } = useTranslation('settings');
  const shared = { type, 'aria-invalid': invalid, frameHeight: 36 };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, flex: 1, minWidth: 0 }}>
      <FramedInput
        {...shared}
        aria-label={t(`officeTimes.${type}.from`)}
        value={from ?? ''}
        onChange={({ target }) => onChange(target.value || null, to)}
      />
      <span aria-hidden>–</span>
      <FramedInput
        {...shared}
        aria-label={t(`officeTimes.${type}.to`)}
        value={to ?? ''}
        onChange={({ target }) => onChange(from, target.value || null)}
      />
    </Box>
  );
}
