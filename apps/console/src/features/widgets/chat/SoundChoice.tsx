import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { messageSoundNotes, messageSounds } from '@samtale/contract';
import { Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlainSelect } from '../../../ui/PlainSelect.tsx';
import { playNotes } from '../../push/index.ts';
import { useWidgetField } from '../fields/use-widget-field.ts';

/** How a message sounds. */
export function SoundChoice() {
  const { t } = useTranslation('widgets');
  const sound = useWidgetField('chatConfig.messageReceivedSound');
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1.5, maxWidth: 280 }}>
      <Box sx={{ flex: 1 }}>
        <PlainSelect
          label={t('field.messageReceivedSound')}
          value={sound.value}
          options={messageSounds.map((value, index) => ({
            value,
            label: t(`sound.${index === 0 ? 'first' : index === 1 ? 'second' : 'third'}`),
          }))}
          onChange={sound.change}
        />
      </Box>
      <IconButton aria-label={t('sound.play')} onClick={() => playNotes(messageSoundNotes[sound.value])}>
        <Volume2 aria-hidden />
      </IconButton>
    </Box>
  );
}
