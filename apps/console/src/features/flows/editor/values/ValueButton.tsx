import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Braces } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../../ui/Hint.tsx';
import { useValuesInScope } from '../parameters/values-in-scope.ts';
import { ValueLabel } from './ValueLabel.tsx';

interface ValueButtonProps {
  /** What the field is called, where more than one has a button. */
  field?: string;
  onInsert(words: string): void;
}

/** Puts the place of a value into a text; there is no button where the flow knows no values. */
export function ValueButton({ field, onInsert }: ValueButtonProps) {
  const { t } = useTranslation('flows');
  const values = useValuesInScope();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (values.length === 0) return null;
  return (
    <>
      <Hint text={t('format.value')} align={field ? 'end' : 'start'}>
        <IconButton
          size="small"
          aria-label={field ? t('format.valueIn', { field }) : t('format.value')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Braces aria-hidden />
        </IconButton>
      </Hint>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {values.map((value) => (
          <MenuItem
            key={value.name}
            aria-label={value.name}
            onClick={() => {
              // Closed first: while it is open it keeps the focus to itself.
              flushSync(() => setAnchor(null));
              onInsert(`{{${value.name}}}`);
            }}
          >
            <ValueLabel value={value} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
