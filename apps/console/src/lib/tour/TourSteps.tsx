import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popper from '@mui/material/Popper';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';
import FocusTrap from '@mui/material/Unstable_TrapFocus';
import { X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWindowKeys } from '../../ui/use-window-keys.ts';
import type { TourStep } from './tour-step.ts';

interface TourStepsProps {
  steps: readonly TourStep[];
  /** Seen through to the last step, or ended before. */
  onEnd(isSeenThrough: boolean): void;
}

/** One step after the other, each beside what it tells of. The focus stays in it; Escape ends it. */
export function TourSteps({ steps, onEnd }: TourStepsProps) {
  const { t } = useTranslation('around');
  const [index, setIndex] = useState(0);
  const titleId = useId();
  const textId = useId();
  const step = steps[index];
  const isLast = index === steps.length - 1;
  const anchor = step?.anchor ?? null;
  useEffect(() => {
    if (!anchor) return;
    const { outline, borderRadius } = anchor.style;
    anchor.scrollIntoView({ block: 'nearest' });
    Object.assign(anchor.style, {
      outline: '2px solid var(--mui-palette-primary-main)',
      borderRadius: '8px',
    });
    return () => {
      Object.assign(anchor.style, { outline, borderRadius });
    };
  }, [anchor]);
  useWindowKeys(({ key }) => {
    if (key === 'Escape') onEnd(false);
  });
  if (!step) return null;
  const card = (
    <FocusTrap open disableAutoFocus>
      <Box
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        aria-describedby={textId}
        tabIndex={-1}
        sx={{
          width: 320,
          maxWidth: 'calc(100vw - 32px)',
          p: 2.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: '12px',
          bgcolor: 'background.paper',
          boxShadow: '0 12px 32px -8px rgb(10 25 23 / 0.18), 0 2px 6px rgb(10 25 23 / 0.06)',
          '&:focus': { outline: 'none' },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <Typography id={titleId} variant="h3" component="h2" sx={{ flex: 1 }}>
            {t(`tour.${step.id}.title`)}
          </Typography>
          <IconButton size="small" aria-label={t('tour.end')} onClick={() => onEnd(false)} sx={{ m: -0.5 }}>
            <X aria-hidden />
          </IconButton>
        </Box>
        <Typography id={textId} sx={{ mt: 0.75, color: 'text.secondary' }}>
          {t(`tour.${step.id}.text`)}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 2.5 }}>
          <Typography variant="caption" sx={{ flex: 1, color: 'text.secondary' }}>
            {t('tour.place', { place: index + 1, count: steps.length })}
          </Typography>
          {index > 0 && (
            <Button size="small" color="inherit" onClick={() => setIndex(index - 1)}>
              {t('tour.back')}
            </Button>
          )}
          <Button
            // Each step brings a button of its own, on which the focus goes on.
            key={step.id}
            ref={focus}
            size="small"
            variant="contained"
            onClick={() => (isLast ? onEnd(true) : setIndex(index + 1))}
          >
            {t(isLast ? 'tour.finish' : index === 0 ? 'tour.begin' : 'tour.next')}
          </Button>
        </Box>
      </Box>
    </FocusTrap>
  );
  return (
    // Beside the menu that narrow screens open: what was there before that is hidden from screen readers.
    <Portal>
      <Box sx={{ position: 'fixed', inset: 0, zIndex: 'modal', bgcolor: 'rgb(9 20 18 / 0.18)' }} />
      {anchor ? (
        <Popper
          key={step.id}
          open
          anchorEl={anchor}
          placement="right-start"
          modifiers={[
            { name: 'offset', options: { offset: [0, 12] } },
            { name: 'flip', options: { fallbackPlacements: ['bottom-start', 'left-start', 'top-start'] } },
          ]}
          sx={{ zIndex: 'tooltip' }}
        >
          {card}
        </Popper>
      ) : (
        <Box
          sx={{
            position: 'fixed',
            inset: 0,
            zIndex: 'tooltip',
            display: 'grid',
            placeItems: 'center',
          }}
        >
          {card}
        </Box>
      )}
    </Portal>
  );
}

/** Takes the focus as soon as the button is there: what places it may come a moment later. */
const focus = (button: HTMLButtonElement | null) => {
  requestAnimationFrame(() => button?.focus());
};
