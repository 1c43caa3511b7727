import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavbarContent } from './NavbarContent.tsx';

/** Pixels, open and folded (spec 1 section 9). */
const openWidth = 280;
const foldedWidth = 64;
const storageKey = 'samtale.navbarFolded';

/** The navbar beside the content. Folded, it opens over the content while the pointer or the focus is in it. */
export function DockedNavbar() {
  const [folded, setFolded] = useState(() => localStorage.getItem(storageKey) === 'true');
  const [peeking, setPeeking] = useState(false);
  const { t } = useTranslation();
  const toggle = () => {
    localStorage.setItem(storageKey, String(!folded));
    setFolded(!folded);
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
          insetBlock: 0,
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
