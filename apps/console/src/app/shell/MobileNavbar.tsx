import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '../../lib/i18n/i18n.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { NavbarContent } from './NavbarContent.tsx';
import { OwnLook } from './OwnLook.tsx';
import { useHasWidgetPanel } from './widget-panel/use-has-widget-panel.ts';

const TryWidget = lazyPart(async () => ({
  default: (await withTexts(() => import('./widget-panel/TryWidget.tsx'))).TryWidget,
}));

interface MobileNavbarProps {
  /** A tour tells of it: it stands at once, and the keys and the focus are the tour's. */
  isToured: boolean;
  onClose(): void;
}

/** The navbar of narrow screens, over the content. */
export function MobileNavbar({ isToured, onClose }: MobileNavbarProps) {
  const { t } = useTranslation();
  const hasWidget = useHasWidgetPanel();
  return (
    <Drawer
      open
      onClose={onClose}
      disableAutoFocus={isToured}
      disableEnforceFocus={isToured}
      disableRestoreFocus={isToured}
      {...(isToured && { transitionDuration: 0 })}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': !isToured,
          'aria-label': t('menu.label'),
          sx: { width: 280, maxWidth: '86vw', bgcolor: 'background.sunken' },
        },
      }}
    >
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <NavbarContent form="overlay" onToggle={onClose} stands />
      </Box>
      <OwnLook place="menu" />
      <Suspense>{hasWidget && <TryWidget onChoose={onClose} />}</Suspense>
    </Drawer>
  );
}
