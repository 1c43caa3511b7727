import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { speechWaitTimeMax } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { SettingRow } from '../../../ui/SettingRow.tsx';

interface SpeechWaitRowProps {
  /** Milliseconds; -1 is as the phone has it. */
  value: number;
  onChange(milliseconds: number): void;
}

const asThePhone = -1;
/** What it begins with when it is switched on, in milliseconds. */
const usual = 1000;

/** How long the phone waits for more to be said after this answer, in seconds. */
export function SpeechWaitRow({ value, onChange }: SpeechWaitRowProps) {
  const { t } = useTranslation('flows');
  const isOwn = value !== asThePhone;
  return (
    <SettingRow
      title={t('settings.speechWait.title')}
      description={t(isOwn ? 'settings.speechWait.description' : 'settings.speechWait.asThePhone')}
      checked={isOwn}
      onChange={(on) => onChange(on ? usual : asThePhone)}
    >
      {isOwn && (
        <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, mt: 1.5 }}>
          <InputBase
            type="number"
            value={value / 1000}
            onChange={({ target }) => {
              const seconds = Number(target.value);
              if (Number.isFinite(seconds))
                onChange(Math.min(speechWaitTimeMax, Math.max(0, Math.round(seconds * 10) * 100)));
            }}
            inputProps={{
              min: 0,
              max: speechWaitTimeMax / 1000,
              step: 0.5,
              'aria-label': t('settings.speechWait.label'),
            }}
            sx={{
              width: 72,
              px: 1,
              border: 1,
              borderColor: 'line.control',
              borderRadius: '6px',
              fontSize: '0.875rem',
              '& input': { p: 0, height: 28 },
            }}
          />
          {t('settings.speechWait.seconds')}
        </Box>
      )}
    </SettingRow>
  );
}
