import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTight } from '../../features/simulator/simulator-panel.ts';
import { topLine } from '../../ui/theme/top-line.ts';
import { NavbarContent } from './NavbarContent.tsx';

/** Pixels, open and folded (spec 1 section 9). */
const openWidth = 280;
const foldedWidth = 64;
const storageKey = 'samtale.navbarFolded';

interface DockedNavbarProps {
  /** The simulator is open: where room is short, the navbar folds for it until somebody unfolds it. */
  crowded: boolean;
}

/** The navbar beside the content. Folded, it opens over the content while the pointer or the focus is in it. */
export function DockedNavbar({ crowded }: DockedNavbarProps) {
  const [chosen, setChosen] = useState(() => localStorage.getItem(storageKey) === 'true');
  const [insists, setInsists] = useState(false);
  const [peeking, setPeeking] = useState(false);
  const { t } = useTranslation();
  const gives = useMediaQuery(isTight, { noSsr: true }) && crowded;
  const folded = chosen || (gives && !insists);
  const toggle = () => {
    // What gave way by itself is no choice to be remembered.
    setInsists(gives && folded);
    if (chosen || !gives) {
      localStorage.setItem(storageKey, String(!folded));
      setChosen(!folded);
    }
    setPeeking(false);
  };
  const open = !folded || peeking;
  return (
    <Box
      component="aside"
      aria-label={t('navbar.label')}
      sx={{
        display: { xs: 'none', md: 'block' },
        flexShrink: 0,
        width: folded ? foldedWidth : openWidth,
        transition: 'width 160ms',
      }}
    >
      <Box
        onMouseEnter={() => setPeeking(folded)}
        onMouseLeave={() => setPeeking(false)}
        onFocus={() => setPeeking(folded)}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setPeeking(false);
        }}
        sx={{
          position: 'fixed',
          top: topLine,
          bottom: 0,
          left: 0,
          zIndex: 'drawer',
          width: open ? openWidth : foldedWidth,
          overflow: 'hidden',
          '& [data-label]': { opacity: open ? 1 : 0, transition: 'opacity 120ms' },
          bgcolor: 'background.sunken',
          borderRight: 1,
          borderColor: 'divider',
          transition: 'width 160ms, box-shadow 160ms',
          boxShadow: peeking ? '16px 0 40px -16px rgb(10 25 23 / 0.22)' : 'none',
        }}
      >
        <NavbarContent form={folded ? 'folded' : 'docked'} onToggle={toggle} />
      </Box>
    </Box>
  );
}
