import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { useReactFlow } from '@xyflow/react';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../ui/Hint.tsx';

/** Milliseconds of a zoom step, for those who like motion. */
const motion = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 140);

/** Nearer, further, everything. */
export function ChartControls() {
  const { t } = useTranslation('flows');
  const { zoomIn, zoomOut, fitView } = useReactFlow();
  const buttons = [
    { label: t('chart.zoomIn'), icon: Plus, act: () => zoomIn({ duration: motion() }) },
    { label: t('chart.zoomOut'), icon: Minus, act: () => zoomOut({ duration: motion() }) },
    {
      label: t('chart.fit'),
      icon: Maximize,
      act: () => fitView({ duration: motion(), padding: 0.08, maxZoom: 1 }),
    },
  ];
  return (
    <Paper variant="outlined" sx={{ display: 'flex', p: '3px', gap: '2px' }}>
      {buttons.map(({ label, icon: Icon, act }) => (
        <Hint key={label} text={label} align="end">
          <IconButton size="small" aria-label={label} onClick={() => void act()}>
            <Icon size={16} aria-hidden />
          </IconButton>
        </Hint>
      ))}
    </Paper>
  );
}
