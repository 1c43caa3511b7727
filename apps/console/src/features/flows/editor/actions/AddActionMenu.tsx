import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ActionType } from '@samtale/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actionGroups, actionIcons } from './action-icons.ts';

/** Adds an action of a kind. */
export function AddActionMenu({ onAdd }: { onAdd(type: ActionType): void }) {
  const { t } = useTranslation('flows');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Plus aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('actions.add')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actionGroups.flatMap(({ name, types }) => [
          <ListSubheader key={name} sx={{ lineHeight: '32px', fontSize: '0.75rem', bgcolor: 'transparent' }}>
            {t(`actions.group.${name}`)}
          </ListSubheader>,
          ...types.map((type) => {
            const Icon = actionIcons[type];
            return (
              <MenuItem
                key={type}
                onClick={() => {
                  setAnchor(null);
                  onAdd(type);
                }}
              >
                <Icon aria-hidden /> {t(`actions.kind.${type}.title`)}
              </MenuItem>
            );
          }),
        ])}
      </Menu>
    </>
  );
}
