import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/use-session.ts';
import { rememberSettings } from '../../lib/settings/remember-settings.ts';
import { isTight } from '../../lib/simulator/simulator-panel.ts';
import { useWindowKeys } from '../../ui/use-window-keys.ts';
import { NavbarContent } from './NavbarContent.tsx';

/** Pixels, open and folded. */
const openWidth = 280;
const foldedWidth = 64;
/** Milliseconds the pointer rests on the folded navbar before it opens: one that only passes opens nothing. */
const hoverDelay = 150;
/** Milliseconds until it is as wide as it becomes. */
const openMs = 160;

interface DockedNavbarProps {
  /** The simulator is open: where room is short, the navbar folds for it until somebody unfolds it. */
  crowded: boolean;
  side: 'left' | 'right';
  sx: SxProps<Theme>;
  /** The first screen stands. */
  stands: boolean;
}

/** The navbar beside the content. Folded, it opens over the content while the pointer or the focus is in it. */
export function DockedNavbar({ crowded, side, sx, stands }: DockedNavbarProps) {
  const { navbar } = useSession().user.settings;
  const chosen = navbar.folded;
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [insists, setInsists] = useState(false);
  const [peeking, setPeeking] = useState(false);
  const { t } = useTranslation();
  const gives = useMediaQuery(isTight, { noSsr: true }) && crowded;
  const folded = chosen || (gives && !insists);
  const leave = () => {
    clearTimeout(hover.current);
    setPeeking(false);
  };
  const toggle = () => {
    // What gave way by itself is no choice to be remembered.
    setInsists(gives && folded);
    if (chosen || !gives) {
      rememberSettings({ navbar: { ...navbar, folded: !folded } });
    }
    // The pointer that pressed it may still be about to open it, as it was before.
    leave();
  };
  useEffect(() => () => clearTimeout(hover.current), []);
  useWindowKeys(({ key }) => {
    if (key === 'Escape' && peeking) leave();
  });
  const open = !folded || peeking;
  return (
    <Box
      component="aside"
      aria-label={t('navbar.label')}
      sx={[
        {
          gridArea: 'nav',
          position: 'relative',
          zIndex: 'drawer',
          display: { xs: 'none', md: 'block' },
          width: folded ? foldedWidth : openWidth,
          transition: `width ${openMs}ms`,
        },
        ...[sx].flat(),
      ]}
    >
      <Box
        onMouseEnter={() => {
          hover.current = setTimeout(() => setPeeking(folded), hoverDelay);
        }}
        onMouseLeave={leave}
        onFocus={() => setPeeking(folded)}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setPeeking(false);
        }}
        sx={{
          position: 'absolute',
          top: 0,
          bottom: 0,
          [side]: 0,
          width: open ? openWidth : foldedWidth,
          overflow: 'hidden',
          '& [data-label]': { opacity: open ? 1 : 0, transition: 'opacity 120ms' },
          // Until the navbar is as wide as it opens, a star would lie over its entry and take the click.
          '& li > [data-label]': {
            visibility: open ? 'visible' : 'hidden',
            transition: `opacity 120ms, visibility 0s ${open ? openMs : 0}ms`,
          },
          bgcolor: 'background.sunken',
          [side === 'left' ? 'borderRight' : 'borderLeft']: 1,
          borderColor: 'divider',
          transition: `width ${openMs}ms, box-shadow ${openMs}ms`,
          boxShadow: peeking ? '0 0 40px -12px rgb(10 25 23 / 0.3)' : 'none',
        }}
      >
        <NavbarContent form={folded ? 'folded' : 'docked'} onToggle={toggle} stands={stands} />
      </Box>
    </Box>
  );
}
