import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { useFlowParams } from '../../flow-list/index.ts';
import { headHeight, lineHeight, linesOf } from './card-lines.ts';
import { keepLines } from './kept-lines.ts';
import { useFirstSteps } from './use-first-steps.ts';

// Only new bots have it: the first screen's bytes are without it.
const FirstStepsCard = lazyPart(async () => ({
  default: (await import('./FirstStepsCard.tsx')).FirstStepsCard,
}));

/**
 * What is to be told first, above the list, while there is something and nobody has hidden it. Where it stood the last
 * time it has its room from the beginning, and the first time the list waits for it; where there was nothing it opens, so
 * that the list does not jump.
 */
export function FirstSteps() {
  const { agentId, languageId } = useFlowParams();
  const { steps, unnamed, isHidden, hide, kept } = useFirstSteps();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const lines = steps && linesOf(steps.length);
  const [hadNone, setHadNone] = useState(kept === 0);
  if (lines === 0 && !hadNone) setHadNone(true);
  useEffect(() => {
    if (lines !== undefined) keepLines(languageId, agentId, lines);
  }, [lines, languageId, agentId]);
  const shown = lines ?? kept ?? 0;
  if (isHidden || shown === 0) return null;
  const room = headHeight + (isNarrow ? 0 : shown * lineHeight);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateRows: '1fr',
        flexShrink: 0,
        mx: { xs: 2, md: 4 },
        mb: 2,
        '@keyframes open': { from: { gridTemplateRows: '0fr', marginBottom: 0, opacity: 0 } },
        animation: hadNone ? 'open 180ms ease-out' : undefined,
      }}
    >
      <Box
        sx={{
          minHeight: 0,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        <Suspense fallback={<Box sx={{ height: room }} />}>
          {steps ? (
            <FirstStepsCard steps={steps} unnamed={unnamed} isNarrow={isNarrow} onHide={() => hide(true)} />
          ) : (
            <Box sx={{ height: room }} />
          )}
        </Suspense>
      </Box>
    </Box>
  );
}
