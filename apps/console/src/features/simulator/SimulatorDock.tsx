import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '../../lib/i18n/i18n.ts';
import { closeSimulator, columnWidth, hasRoom } from '../../lib/simulator/simulator-panel.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import type { TriedFlow } from './Simulator.tsx';

const Simulator = lazyPart(async () => {
  const module = await withTexts(() => import('./Simulator.tsx'));
  return { default: module.Simulator };
});

/** Whether an open simulator stands beside what is worked on, rather than over it. */
export const useSimulatorBeside = (): boolean => useMediaQuery(hasRoom, { noSsr: true });

interface SimulatorDockProps {
  /** What it stands beside is covered by something that has a simulator of its own. */
  covered?: boolean;
  /** The flow that is open. */
  flow?: TriedFlow | null;
}

/** The open simulator: a column at the right, and over everything where there is no room for one. */
export function SimulatorDock({ covered = false, flow = null }: SimulatorDockProps) {
  const { t } = useTranslation('simulator');
  const isBeside = useSimulatorBeside();
  const panel = (
    <Suspense fallback={<SkeletonRows label={t('loading')} count={4} />}>
      <Simulator flow={flow} />
    </Suspense>
  );
  if (!isBeside) {
    if (covered) return null;
    return (
      <Drawer
        anchor="right"
        open
        onClose={closeSimulator}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': t('title'),
            sx: {
              width: { xs: '100%', sm: 400 },
              borderLeft: { sm: 1 },
              borderColor: { sm: 'divider' },
            },
          },
        }}
      >
        {panel}
      </Drawer>
    );
  }
  return (
    <Box
      component="aside"
      data-panel
      aria-label={t('title')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        closeSimulator();
      }}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flexShrink: 0,
        width: columnWidth,
        minHeight: 0,
        borderLeft: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {!covered && panel}
    </Box>
  );
}
