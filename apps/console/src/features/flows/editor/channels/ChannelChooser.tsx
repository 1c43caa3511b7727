import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { type Channel, channels } from '@samtale/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { channelIcons } from './channel-icons.ts';
import { withChannel } from './choose-channel.ts';

interface ChannelChooserProps {
  /** Those there are to choose among; all without it. */
  among?: readonly Channel[];
  /** Empty for all. */
  chosen: readonly Channel[];
  onChange(chosen: Channel[]): void;
}

/** Where a bubble is said, or an action done: everywhere, or on some of the channels. */
export function ChannelChooser({ among = channels, chosen, onChange }: ChannelChooserProps) {
  const { t } = useTranslation('flows');
  return (
    <Box role="group" aria-label={t('channels.label')} sx={{ display: 'grid', gap: 1 }}>
      <Typography aria-hidden>{t('channels.label')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        <Choice isChosen={chosen.length === 0} onClick={() => onChange([])}>
          {t('channels.all')}
        </Choice>
        {among.map((channel) => {
          const Icon = channelIcons[channel];
          return (
            <Choice
              key={channel}
              isChosen={chosen.includes(channel)}
              onClick={() => onChange(withChannel(chosen, channel))}
            >
              <Icon size={15} aria-hidden />
              <Box
                component="span"
                sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}
              >
                {t(`channels.name.${channel}`)}
              </Box>
            </Choice>
          );
        })}
      </Box>
    </Box>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  onClick(): void;
  children: ReactNode;
}

function Choice({ isChosen, onClick, children }: ChoiceProps) {
  return (
    <ButtonBase
      aria-pressed={isChosen}
      onClick={onClick}
      sx={{
        gap: 0.75,
        height: 30,
        px: 1.25,
        border: 1,
        borderColor: isChosen ? 'primary.main' : 'line.control',
        borderRadius: '6px',
        fontSize: '0.8125rem',
        bgcolor: isChosen ? 'tint.accent' : 'background.paper',
        transition: 'background-color 120ms, border-color 120ms',
        '&:hover': { borderColor: isChosen ? 'primary.main' : 'text.secondary' },
      }}
    >
      {children}
    </ButtonBase>
  );
}
