import Button, { type ButtonProps } from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';

interface PickButtonProps extends Pick<ButtonProps, 'startIcon' | 'endIcon' | 'sx' | 'fullWidth'> {
  /** Names the button and the list that it opens. */
  label: string;
  /** What is chosen is wrong; `describedBy` is the id of what says so. */
  invalid?: boolean;
  describedBy?: string | undefined;
  /** What stands on the button. */
  children: ReactNode;
  /** The list to type in; `close` closes it at once. */
  list(close: () => void): ReactNode;
}

/** A button that opens a list to type in and choose from. */
export function PickButton({
  label,
  invalid = false,
  describedBy,
  children,
  list,
  ...button
}: PickButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        {...button}
        color="inherit"
        variant="outlined"
        aria-label={label}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        // A button cannot be invalid to who hears it; the form finds it by this.
        data-invalid={invalid || undefined}
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {children}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': label, sx: { mt: 0.5, width: 360, maxWidth: '92vw' } },
        }}
      >
        {/* Closed first: while it is open it keeps the focus to itself. */}
        {list(() => flushSync(() => setAnchor(null)))}
      </Popover>
    </>
  );
}
