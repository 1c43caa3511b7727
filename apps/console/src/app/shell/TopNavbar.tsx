import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps, Theme } from '@mui/material/styles';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/auth/use-session.ts';
import { type MenuId, navigationFor } from '../navigation.ts';
import { AgentSelect } from './AgentSelect.tsx';
import { PresenceSwitch } from './PresenceSwitch.tsx';

/** Known by their pictures alone, for the others to have room. */
const asIcons: ReadonlySet<MenuId> = new Set<MenuId>(['profile', 'help', 'logout']);

const entryStyle = {
  gap: 1,
  height: 36,
  px: 1.25,
  flexShrink: 0,
  borderRadius: 1,
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  transition: 'background-color 120ms, color 120ms',
  '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current="page"]': { color: 'primary.main', bgcolor: 'action.selected', fontWeight: 600 },
} as const;

/** The menu of layouts 2 and 3: a row at the top, which scrolls sideways where it is too long. */
export function TopNavbar({ sx }: { sx: SxProps<Theme> }) {
  const { t } = useTranslation();
  const { user, roles, agent } = useSession();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <Box
      component="aside"
      aria-label={t('navbar.label')}
      sx={[
        {
          gridArea: 'nav',
          zIndex: 'appBar',
          display: { xs: 'none', md: 'flex' },
          alignItems: 'center',
          gap: 1,
          minWidth: 0,
          bgcolor: 'background.sunken',
          borderBottom: 1,
          borderColor: 'divider',
        },
        ...[sx].flat(),
      ]}
    >
      <Box
        component="nav"
        aria-label={t('menu.label')}
        sx={{ flex: 1, minWidth: 0, overflowX: 'auto', scrollbarWidth: 'thin' }}
      >
        <Box component="ul" sx={{ display: 'flex', gap: 0.25, m: 0, p: 0, listStyle: 'none' }}>
          {navigationFor(user, roles, agent).map(({ id, to, covers = to, icon: Icon }) => {
            const isIcon = asIcons.has(id);
            return (
              <li key={id} data-entry={id}>
                <ButtonBase
                  component={Link}
                  to={to}
                  aria-label={isIcon ? t(`menu.${id}`) : undefined}
                  title={isIcon ? t(`menu.${id}`) : undefined}
                  aria-current={path.startsWith(covers) ? 'page' : undefined}
                  preload={id === 'logout' ? false : 'intent'}
                  sx={entryStyle}
                >
                  <Icon size={17} strokeWidth={1.75} aria-hidden />
                  {!isIcon && t(`menu.${id}`)}
                </ButtonBase>
              </li>
            );
          })}
        </Box>
      </Box>
      <Box sx={{ flexShrink: 0, '& > div': { pb: 0 } }}>
        <AgentSelect />
      </Box>
      <Box sx={{ flexShrink: 0, '& > label': { pl: 1, pr: 0, gap: 1 }, '& [aria-hidden]': { mr: 0 } }}>
        <PresenceSwitch />
      </Box>
    </Box>
  );
}
