import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { secretReference } from '@samtale/dialog';
import { KeyRound, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { loadNewSecretDialog, useSecrets } from '../../../secrets/index.ts';

const NewSecretDialog = lazyPart(loadNewSecretDialog);

interface SecretButtonProps {
  /** What the field is called that it is for. */
  field: string;
  onInsert(words: string): void;
}

/** Puts the place of a secret into a field of a request: of one there is, or of a new one. */
export function SecretButton({ field, onInsert }: SecretButtonProps) {
  const { t } = useTranslation('secrets');
  const list = useSecrets().data?.list ?? [];
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAdding, setAdding] = useState(false);
  // Closed first: what is open keeps the focus to itself.
  const insert = (name: string) => {
    flushSync(() => {
      setAnchor(null);
      setAdding(false);
    });
    onInsert(secretReference(name));
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<KeyRound aria-hidden />}
        aria-label={t('insertIn', { field })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          minHeight: 24,
          py: 0,
          px: 0.75,
          fontSize: '0.75rem',
          color: 'text.secondary',
          '& svg': { width: 14, height: 14 },
        }}
      >
        {t('insert')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {list.map(({ id, name }) => (
          <MenuItem key={id} onClick={() => insert(name)}>
            <KeyRound aria-hidden /> {name}
          </MenuItem>
        ))}
        {list.length > 0 && <Divider />}
        <MenuItem
          onClick={() => {
            flushSync(() => setAnchor(null));
            setAdding(true);
          }}
        >
          <Plus aria-hidden /> {t('add')}
        </MenuItem>
      </Menu>
      {isAdding && (
        <Suspense>
          <NewSecretDialog name="" onAdded={insert} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}
