import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
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

/** Puts the place of a value into a text: one that the flow knows, or what is told of the company. */
export function ValueButton({ field, onInsert }: ValueButtonProps) {
  const { t } = useTranslation('flows');
  const values = useValuesInScope();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const firstOfCompany = values.findIndex(({ isOfCompany }) => isOfCompany);
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
        {values.flatMap((value, index) => [
          index === firstOfCompany && (
            <ListSubheader
              key="company"
              role="presentation"
              sx={{ lineHeight: '32px', fontSize: '0.75rem', bgcolor: 'transparent' }}
            >
              {t('format.ofCompany')}
            </ListSubheader>
          ),
          <MenuItem
            key={value.name}
            aria-label={value.isOfCompany ? undefined : value.name}
            onClick={() => {
              // Closed first: while it is open it keeps the focus to itself.
              flushSync(() => setAnchor(null));
              onInsert(`{{${value.name}}}`);
            }}
          >
            <ValueLabel value={value} />
          </MenuItem>,
        ])}
      </Menu>
    </>
  );
}
