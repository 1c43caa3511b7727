import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { CornerDownLeft, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { navigationFor } from '../../lib/access/navigation.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { matchMenu } from './match-menu.ts';

interface MenuSearchProps {
  /** What was typed before it stood. */
  typedAhead: string;
  /** From now on it takes what is typed. */
  onStands(): void;
  onClose(): void;
}

/** The menu search, which is also the palette on Ctrl/⌘ K: type, choose, go. Escape closes it. */
export function MenuSearch(props: MenuSearchProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={props.onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: {
          'aria-label': t('menuSearch.open'),
          sx: { alignSelf: 'flex-start', mt: { xs: 2, sm: '12vh' }, overflow: 'hidden' },
        },
      }}
    >
      <Palette {...props} />
    </Dialog>
  );
}

function Palette({ typedAhead, onStands, onClose }: MenuSearchProps) {
  const { t } = useTranslation();
  const { user, roles, agent } = useSession();
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState(typedAhead);
  const [active, setActive] = useState(0);
  const stand = useEffectEvent(onStands);
  useEffect(() => stand(), []);
  const entries = navigationFor(user, roles, agent).map((entry) => ({
    ...entry,
    title: t(`menu.${entry.id}`),
  }));
  const matches = matchMenu(entries, text);

  const go = (index: number) => {
    const match = matches[index];
    if (!match) return;
    onClose();
    void navigate({ to: match.to });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go(active);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setActive((now) => (now + step + matches.length) % Math.max(1, matches.length));
  };

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, color: 'text.secondary' }}>
        <Search size={18} aria-hidden />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          placeholder={t('menuSearch.placeholder')}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          inputProps={{
            role: 'combobox',
            'aria-label': t('menuSearch.placeholder'),
            'aria-expanded': matches.length > 0,
            'aria-controls': listId,
            'aria-activedescendant': matches[active] ? `${listId}-${matches[active].id}` : undefined,
            style: { outline: 'none' },
          }}
          sx={{ height: 56, fontSize: '1rem', color: 'text.primary' }}
        />
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', p: 0.75 }}>
        <Box id={listId} role="listbox" aria-label={t('menu.label')}>
          {matches.map(({ id, title, icon: Icon }, index) => (
            <Box
              key={id}
              id={`${listId}-${id}`}
              role="option"
              aria-selected={index === active}
              onMouseMove={() => setActive(index)}
              onClick={() => go(index)}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                height: 44,
                px: 1.25,
                borderRadius: 1,
                cursor: 'pointer',
                color: index === active ? 'primary.main' : 'text.primary',
                bgcolor: index === active ? 'action.selected' : undefined,
              }}
            >
              <Icon size={18} strokeWidth={1.75} aria-hidden />
              <Box component="span" sx={{ flex: 1 }}>
                {title}
              </Box>
              {index === active && <CornerDownLeft size={16} aria-hidden />}
            </Box>
          ))}
        </Box>
        <Box role="status">
          {matches.length === 0 && (
            <Typography sx={{ px: 1.25, py: 2, color: 'text.secondary' }}>
              {t('menuSearch.noResults')}
            </Typography>
          )}
        </Box>
      </Box>
    </>
  );
}
