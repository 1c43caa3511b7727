import Box from '@mui/material/Box';
import type { Channel } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { channelIcons } from './channel-icons.ts';
import { useChannelNames } from './use-channel-names.ts';

/** The channels of a bubble that is not for all of them. */
export function ChannelMark({ chosen }: { chosen: readonly Channel[] }) {
  const { t } = useTranslation('flows');
  const names = useChannelNames();
  if (chosen.length === 0) return null;
  const words = t('channels.only', { names: names(chosen) });
  return (
    <Box role="img" aria-label={words} title={words} sx={{ display: 'inline-flex', gap: 0.5, mr: 0.5 }}>
      {chosen.map((channel) => {
        const Icon = channelIcons[channel];
        return <Icon key={channel} size={15} aria-hidden />;
      })}
    </Box>
  );
}
