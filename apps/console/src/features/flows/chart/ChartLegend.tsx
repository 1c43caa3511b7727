import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ArrowHeads } from './ArrowHeads.tsx';
import type { LinkKind } from './chart-links.ts';
import { arrowOf, linkKinds, strokeOf } from './link-style.ts';

/** What the lines mean; holds the arrow heads that all of them share. */
export function ChartLegend() {
  const { t } = useTranslation('flows');
  return (
    <Box
      component="ul"
      aria-label={t('chart.legend')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        m: 0,
        px: 1.5,
        py: 0.75,
        listStyle: 'none',
        fontSize: '0.75rem',
        color: 'text.secondary',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {linkKinds.map((kind) => (
        <Box key={kind} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Sample kind={kind} />
          {t(`chart.link.${kind}`)}
        </Box>
      ))}
      <ArrowHeads />
    </Box>
  );
}

function Sample({ kind }: { kind: LinkKind }) {
  return (
    <svg width="36" height="12" aria-hidden="true">
      <path d="M2 6H29" fill="none" style={strokeOf(kind)} markerEnd={`url(#${arrowOf(kind)})`} />
    </svg>
  );
}
