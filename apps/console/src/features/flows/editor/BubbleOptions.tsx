import Box from '@mui/material/Box';
import { fileAddress } from '@samtale/dialog/show';
import { SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelButton } from '../../../ui/PanelButton.tsx';
import { Toggle } from '../../../ui/Toggle.tsx';
import { AddressField } from './AddressField.tsx';
import { ChannelChooser } from './channels/ChannelChooser.tsx';
import { DelayField } from './DelayField.tsx';
import type { EditorBubble } from './editor-flow.ts';

interface BubbleOptionsProps {
  bubble: EditorBubble;
  /** Counts from 1. */
  number: number;
  hasProblem: boolean;
  onChange(bubble: EditorBubble): void;
}

/** When and where a bubble comes and how it looks, in a small panel behind a button. */
export function BubbleOptions({ bubble, number, hasProblem, onChange }: BubbleOptionsProps) {
  const { t } = useTranslation('flows');
  const picture = fileAddress(bubble.avatarUrl);
  return (
    <PanelButton
      label={t('bubble.options', { number })}
      icon={<SlidersHorizontal aria-hidden />}
      align="end"
      size="small"
      sx={{ color: 'text.secondary' }}
    >
      {() => (
        <Box sx={{ display: 'grid', gap: 2, width: 320, p: 2 }}>
          <DelayField value={bubble.delay} onChange={(delay) => onChange({ ...bubble, delay })} />
          <Switch
            label={t('bubble.hideBackground')}
            checked={!bubble.displayBackground}
            onChange={(hides) => onChange({ ...bubble, displayBackground: !hides })}
          />
          <Switch
            label={t('bubble.carousel')}
            checked={bubble.carousel}
            onChange={(carousel) => onChange({ ...bubble, carousel })}
          />
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 36px', gap: 1 }}>
            <AddressField
              label={t('bubble.avatar')}
              names="file"
              value={bubble.avatarUrl}
              hasProblem={hasProblem}
              onChange={(avatarUrl) => onChange({ ...bubble, avatarUrl })}
            />
            <Box
              aria-hidden
              sx={{
                width: 36,
                height: 36,
                borderRadius: '50%',
                bgcolor: 'tint.neutral',
                backgroundImage: picture ? `url(${JSON.stringify(picture)})` : undefined,
                backgroundSize: 'cover',
                backgroundPosition: 'center',
              }}
            />
          </Box>
          <ChannelChooser
            chosen={bubble.integrationTypeList}
            onChange={(integrationTypeList) => onChange({ ...bubble, integrationTypeList })}
          />
        </Box>
      )}
    </PanelButton>
  );
}

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange(on: boolean): void;
}

function Switch({ label, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box component="label" htmlFor={id} sx={{ flex: 1, cursor: 'pointer' }}>
        {label}
      </Box>
      <Toggle id={id} checked={checked} onChange={onChange} />
    </Box>
  );
}
