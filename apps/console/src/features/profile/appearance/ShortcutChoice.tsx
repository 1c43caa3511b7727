import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { navigationFor } from '../../../lib/access/navigation.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { changeSettings } from '../../../lib/settings/user-settings.ts';

/** Which menu entries stand as icons in the toolbar; the stars in the menu choose the same. */
export function ShortcutChoice() {
  const { t } = useTranslation('appearance');
  const { t: shell } = useTranslation();
  const { user, roles, agent } = useSession();
  const { shortcuts } = user;
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontSize: '0.8125rem', fontWeight: 550 }}>
        {t('shortcuts')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {navigationFor(user, roles, agent)
          .filter(({ id }) => id !== 'logout')
          .map(({ id, icon: Icon }) => (
            <Box
              key={id}
              component="label"
              sx={{
                position: 'relative',
                display: 'inline-flex',
                alignItems: 'center',
                gap: 1,
                height: 34,
                px: 1.25,
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                fontSize: '0.8125rem',
                color: 'text.secondary',
                cursor: 'pointer',
                '&:hover': { borderColor: 'line.control' },
                '&:has(:checked)': {
                  color: 'primary.main',
                  bgcolor: 'tint.accent',
                  borderColor: 'transparent',
                },
                '&:has(:focus-visible)': {
                  outline: '2px solid var(--mui-palette-primary-main)',
                  outlineOffset: 2,
                },
              }}
            >
              <Box
                component="input"
                type="checkbox"
                checked={shortcuts.includes(id)}
                onChange={({ target }) =>
                  changeSettings({
                    shortcuts: target.checked ? [...shortcuts, id] : shortcuts.filter((each) => each !== id),
                  })
                }
                sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' }}
              />
              <Icon size={16} aria-hidden />
              {shell(`menu.${id}`)}
            </Box>
          ))}
      </Box>
    </Box>
  );
}
