import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Hint } from './Hint.tsx';

interface PanelButtonProps extends Pick<IconButtonProps, 'size' | 'sx'> {
  /** What the panel is for; the button has it as its name and hint. */
  label: string;
  /** The button's name where it tells more than the label, as what is set in the panel. */
  name?: string;
  icon: ReactNode;
  /** Which edges of button, hint and panel line up. */
  align: 'start' | 'end';
  /** What stands in the panel; `close` closes it at once. */
  children(close: () => void): ReactNode;
}

/** A small panel below a button that opens it. */
export function PanelButton({ label, name = label, icon, align, children, ...button }: PanelButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const horizontal = align === 'start' ? 'left' : 'right';
  return (
    <>
      <Hint text={label} align={align}>
        <IconButton
          {...button}
          aria-label={name}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {icon}
        </IconButton>
      </Hint>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal }}
        transformOrigin={{ vertical: 'top', horizontal }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        {children(() => flushSync(() => setAnchor(null)))}
      </Popover>
    </>
  );
}
