import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export interface SidePanelProps {
  open: boolean;
  /** Called on Escape, a click outside and the close button. */
  onClose(): void;
  title: string;
  closeLabel: string;
  /** Pixels on wide screens; 420 without it. Narrow screens give it their whole width. */
  width?: number;
  /** Buttons that stay in view below the content. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Work on one thing without leaving the list: a panel from the right that keeps the focus inside. */
export function SidePanel({
  open,
  onClose,
  title,
  closeLabel,
  width = 420,
  footer,
  children,
}: SidePanelProps) {
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: width }, borderLeft: 1, borderColor: 'divider' },
        },
      }}
    >
      <Box
        data-head
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 56,
          pl: 3,
          pr: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={titleId} variant="h3" component="h2" noWrap sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton aria-label={closeLabel} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', p: 3 }}>{children}</Box>
      {footer && (
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'flex-end',
            gap: 1,
            px: 3,
            py: 2,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {footer}
        </Box>
      )}
    </Drawer>
  );
}
