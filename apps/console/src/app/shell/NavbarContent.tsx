import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { Link, useLocation } from '@tanstack/react-router';
import { PanelLeft, PanelLeftClose, X } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/auth/use-session.ts';
import { Brand } from '../../ui/Brand.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { withTexts } from '../i18n.ts';
import { navigationFor } from '../navigation.ts';
import { AgentSelect } from './AgentSelect.tsx';
import { PresenceSwitch } from './PresenceSwitch.tsx';
import { UserCard } from './UserCard.tsx';

interface NavbarContentProps {
  /** `overlay` is the mobile drawer, which closes instead of folding. */
  form: 'docked' | 'folded' | 'overlay';
  /** Folds, unfolds, or closes the drawer. */
  onToggle(): void;
  /** The first screen stands. */
  stands: boolean;
}

const ShortcutStar = lazyPart(async () => ({
  default: (await withTexts(() => import('./ShortcutStar.tsx'))).ShortcutStar,
}));

const toggles = {
  docked: { icon: PanelLeftClose, label: 'navbar.fold' },
  folded: { icon: PanelLeft, label: 'navbar.unfold' },
  overlay: { icon: X, label: 'action.close' },
} as const;

const entryStyle = {
  gap: 1.75,
  height: 40,
  px: 1.25,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  '& svg': { flexShrink: 0 },
  '&:hover': { color: 'text.primary' },
  '&[aria-current="page"]': {
    color: 'primary.main',
    bgcolor: 'action.selected',
    fontWeight: 600,
  },
} as const;

/** The menu with what stands above and below it. Folded, what is marked as `data-label` is not shown. */
export function NavbarContent({ form, onToggle, stands }: NavbarContentProps) {
  const { t } = useTranslation();
  const { user, roles, agent } = useSession();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { icon: ToggleIcon, label } = toggles[form];
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', height: 64, pl: 2.25, pr: 1.5, flexShrink: 0 }}>
        <Box sx={{ flex: 1, minWidth: 28, overflow: 'hidden' }}>
          <Brand />
        </Box>
        <Box data-label>
          <Hint text={t(label)} align="end">
            <IconButton
              aria-label={t(label)}
              onClick={onToggle}
              size="small"
              sx={{ color: 'text.secondary' }}
            >
              <ToggleIcon aria-hidden />
            </IconButton>
          </Hint>
        </Box>
      </Box>
      <AgentSelect />
      <Box
        component="nav"
        aria-label={t('menu.label')}
        sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden' }}
      >
        <List
          disablePadding
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.25, px: 1.5, py: 0.5 }}
        >
          {navigationFor(user, roles, agent).map(({ id, to, covers = to, icon: Icon }) => (
            <ListItem key={id} data-entry={id} disablePadding>
              <ListItemButton
                component={Link}
                to={to}
                aria-current={path.startsWith(covers) ? 'page' : undefined}
                preload={id === 'logout' ? false : 'intent'}
                sx={entryStyle}
              >
                <Icon size={20} strokeWidth={1.75} aria-hidden />
                <span data-label>{t(`menu.${id}`)}</span>
              </ListItemButton>
              {stands && id !== 'logout' && (
                <Suspense>
                  <ShortcutStar id={id} />
                </Suspense>
              )}
            </ListItem>
          ))}
        </List>
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 0.5 }}>
        <PresenceSwitch />
        <UserCard />
      </Box>
    </Box>
  );
}
