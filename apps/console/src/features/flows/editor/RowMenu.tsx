import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ArrowDown, ArrowUp, Check, EllipsisVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface RowMenuProps {
  label: string;
  removeLabel: string;
  isFirst: boolean;
  isLast: boolean;
  /** Something that the row is or is not. */
  option?: { label: string; checked: boolean; onChange(checked: boolean): void };
  onMove(step: -1 | 1): void;
  onRemove(): void;
}

/** What can be done with a bubble, or with a message of one. */
export function RowMenu({ label, removeLabel, isFirst, isLast, option, onMove, onRemove }: RowMenuProps) {
  const { t } = useTranslation('flows');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (act: () => void) => () => {
    setAnchor(null);
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
        <MenuItem disabled={isFirst} onClick={choose(() => onMove(-1))}>
          <ArrowUp aria-hidden /> {t('bubble.up')}
        </MenuItem>
        <MenuItem disabled={isLast} onClick={choose(() => onMove(1))}>
          <ArrowDown aria-hidden /> {t('bubble.down')}
        </MenuItem>
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
        <Divider />
        <MenuItem onClick={choose(onRemove)} sx={{ color: 'error.main' }}>
          <Trash2 aria-hidden /> {removeLabel}
        </MenuItem>
      </Menu>
    </>
  );
}
