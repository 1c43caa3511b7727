import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ArrowLeft, ArrowRight, Copy, EllipsisVertical, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

interface ResponseMenuProps {
  name: string;
  index: number;
  count: number;
  canCopy: boolean;
  onRename(): void;
  onCopy(): void;
  onMove(step: -1 | 1): void;
  onRemove(): void;
}

/** What can be done with the alternative that is shown. */
export function ResponseMenu(props: ResponseMenuProps) {
  const { name, index, count, canCopy, onRename, onCopy, onMove, onRemove } = props;
  const { t } = useTranslation('flows');
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
        aria-label={t('responses.menu', { name })}
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
        <MenuItem onClick={choose(onRename)}>
          <PencilLine aria-hidden /> {t('responses.rename')}
        </MenuItem>
        <MenuItem disabled={!canCopy} onClick={choose(onCopy)}>
          <Copy aria-hidden /> {t('responses.copy')}
        </MenuItem>
        <MenuItem disabled={index === 0} onClick={choose(() => onMove(-1))}>
          <ArrowLeft aria-hidden /> {t('responses.left')}
        </MenuItem>
        <MenuItem disabled={index >= count - 1} onClick={choose(() => onMove(1))}>
          <ArrowRight aria-hidden /> {t('responses.right')}
        </MenuItem>
        <Divider />
        <MenuItem disabled={count === 1} onClick={choose(onRemove)} sx={{ color: 'error.main' }}>
          <Trash2 aria-hidden /> {t('responses.remove')}
        </MenuItem>
      </Menu>
    </>
  );
}
