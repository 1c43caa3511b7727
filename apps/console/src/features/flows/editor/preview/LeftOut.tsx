import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Channel } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import type { EditorBubble } from '../editor-flow.ts';
import { leftOut } from './left-out.ts';

interface LeftOutProps {
  bubbles: readonly EditorBubble[];
  channel: Channel;
}

/** Tells what of the answer a channel has not, or has otherwise. */
export function LeftOut({ bubbles, channel }: LeftOutProps) {
  const { t } = useTranslation('flows');
  const losses = leftOut(bubbles, channel);
  if (losses.length === 0) return null;
  return (
    <Box
      component="section"
      sx={{ mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
    >
      <Typography variant="caption" component="h4" sx={{ fontWeight: 550 }}>
        {t('preview.lost.title', { channel: t(`channels.name.${channel}`) })}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2, fontSize: '0.75rem', lineHeight: '18px' }}>
        {losses.map(({ loss, count }) => (
          <li key={loss}>{t(`preview.lost.${loss}`, { count })}</li>
        ))}
      </Box>
    </Box>
  );
}
