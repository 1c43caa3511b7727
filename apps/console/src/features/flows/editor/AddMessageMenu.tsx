import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { MessageKind } from '@samtale/dialog';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offeredKinds } from './editor-message.ts';
import { kindIcons } from './kind-icons.ts';

/** Adds a message of a kind to a bubble. */
export function AddMessageMenu({ label, onAdd }: { label: string; onAdd(kind: MessageKind): void }) {
  const { t } = useTranslation('flows');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<Plus aria-hidden />}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ color: 'text.secondary' }}
      >
        {t('bubble.add')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {offeredKinds.map((kind) => {
          const Icon = kindIcons[kind];
          return (
            <MenuItem
              key={kind}
              onClick={() => {
                setAnchor(null);
                onAdd(kind);
              }}
            >
              <Icon aria-hidden /> {t(`kind.${kind}`)}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
