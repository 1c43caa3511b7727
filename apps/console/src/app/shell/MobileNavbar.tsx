import Drawer from '@mui/material/Drawer';
import { NavbarContent } from './NavbarContent.tsx';

interface MobileNavbarProps {
  onClose(): void;
}

/** The navbar of narrow screens, over the content. */
export function MobileNavbar({ onClose }: MobileNavbarProps) {
  return (
    <Drawer
      open
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 280, maxWidth: '86vw', bgcolor: 'background.sunken' } } }}
    >
      <NavbarContent form="overlay" onToggle={onClose} />
    </Drawer>
  );
}
