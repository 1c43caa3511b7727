import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Braces } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../../ui/Hint.tsx';
import { useParameterNames } from './parameter-names.ts';

/** Puts the place of a value into a text; there is no button where the flow knows no values. */
export function ParameterButton({ onInsert }: { onInsert(words: string): void }) {
  const { t } = useTranslation('flows');
  const names = useParameterNames();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (names.length === 0) return null;
  return (
    <>
      <Hint text={t('format.value')} align="start">
        <IconButton
          size="small"
          aria-label={t('format.value')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Braces aria-hidden />
        </IconButton>
      </Hint>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {names.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              // Closed first: while it is open it keeps the focus to itself.
              flushSync(() => setAnchor(null));
              onInsert(`{{${name}}}`);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
