import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Link, useLocation } from '@tanstack/react-router';
import { PanelLeft, PanelLeftClose, X } from 'lucide-react';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { entryAt, navigationFor } from '../../lib/access/navigation.ts';
import { withTexts } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Brand } from '../../ui/Brand.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { AgentSelect } from './AgentSelect.tsx';
import { PresenceSwitch } from './PresenceSwitch.tsx';
import { UserCard } from './UserCard.tsx';
import { useWaitingCount } from './use-waiting-count.ts';
import { WaitingBadge } from './WaitingBadge.tsx';

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

/** The entries look as their list says: each is on the first screen, and styles of its own would keep it waiting. */
const entriesStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.25,
  m: 0,
  px: 1.5,
  py: 0.5,
  listStyle: 'none',
  '& > li': { position: 'relative', display: 'flex', alignItems: 'center' },
  '& > li > a': {
    display: 'flex',
    alignItems: 'center',
    flex: 1,
    minWidth: 0,
    gap: 1.75,
    height: 38,
    px: 1.25,
    borderRadius: '8px',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    color: 'text.secondary',
    textDecoration: 'none',
    transition: 'background-color 120ms, color 120ms',
    '& svg': { flexShrink: 0 },
    '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
    '&[aria-current="page"]': {
      color: 'primary.main',
      bgcolor: 'action.selected',
      fontWeight: 600,
    },
  },
} as const;

/** The menu with what stands above and below it. Folded, what is marked as `data-label` is not shown. */
export function NavbarContent({ form, onToggle, stands }: NavbarContentProps) {
  const { t } = useTranslation();
  const { user, roles, agent } = useSession();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const entries = navigationFor(user, roles, agent);
  const waiting = useWaitingCount();
  const isAwaited = waiting.inLine + waiting.own > 0;
  const waitingId = useId();
  const current = entryAt(entries, path);
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
        <Box component="ul" sx={entriesStyle}>
          {entries.map(({ id, to, icon: Icon }) => (
            <li key={id} data-entry={id}>
              <Link
                to={to}
                aria-current={id === current ? 'page' : undefined}
                aria-describedby={id === 'chat' && isAwaited ? waitingId : undefined}
                preload={id === 'logout' ? false : 'intent'}
              >
                <Icon size={20} strokeWidth={1.75} aria-hidden />
                <span data-label>{t(`menu.${id}`)}</span>
                {id === 'chat' && (
                  <WaitingBadge waiting={waiting} id={waitingId} isOverIcon={form === 'folded'} />
                )}
              </Link>
              {stands && id !== 'logout' && (
                <Suspense>
                  <ShortcutStar id={id} />
                </Suspense>
              )}
            </li>
          ))}
        </Box>
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 0.5 }}>
        <PresenceSwitch />
        <UserCard />
      </Box>
    </Box>
  );
}
