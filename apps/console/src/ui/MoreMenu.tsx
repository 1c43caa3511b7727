import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, EllipsisVertical, type LucideIcon, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';

interface MoreMenuItem {
  label: string;
  icon: LucideIcon;
  disabled?: boolean;
  onChoose(): void;
}

interface MoreMenuProps {
  label: string;
  items: readonly MoreMenuItem[];
  /** Something that it is or is not. */
  option?: { label: string; checked: boolean; onChange(checked: boolean): void } | undefined;
  /** Stands last, by itself. */
  remove?: Omit<MoreMenuItem, 'icon'>;
}

/** What else can be done with something, behind three dots. */
export function MoreMenu({ label, items, option, remove }: MoreMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (act: () => void) => () => {
    // Closed first: while it is open it keeps the focus to itself.
    flushSync(() => setAnchor(null));
    act();
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ color: 'text.secondary' }}
      >
        <EllipsisVertical aria-hidden />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {items.map(({ label: words, icon: Icon, disabled = false, onChoose }) => (
          <MenuItem key={words} disabled={disabled} onClick={choose(onChoose)}>
            <Icon aria-hidden /> {words}
          </MenuItem>
        ))}
        {option && (
          <MenuItem
            role="menuitemcheckbox"
            aria-checked={option.checked}
            onClick={choose(() => option.onChange(!option.checked))}
          >
            <Check aria-hidden style={{ visibility: option.checked ? 'visible' : 'hidden' }} />
            {option.label}
          </MenuItem>
        )}
        {remove && <Divider />}
        {remove && (
          <MenuItem
            disabled={remove.disabled ?? false}
            onClick={choose(remove.onChoose)}
            sx={{ color: 'error.main' }}
          >
            <Trash2 aria-hidden /> {remove.label}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
