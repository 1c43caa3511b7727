import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, Outlet, useLocation, useMatch, useRouteContext } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionProvider } from '../../features/auth/SessionProvider.tsx';
import { useSession } from '../../features/auth/use-session.ts';
import { emptyColumn, toggleSimulator, useSimulatorOpen } from '../../features/simulator/simulator-panel.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { topLine } from '../../ui/theme/top-line.ts';
import { useWindowKeys } from '../../ui/use-window-keys.ts';
import { hasAnyRole, screenAccess } from '../access.ts';
import { hasAccess } from '../guard.ts';
import { HubProvider } from '../hub.tsx';
import { usePartsAhead } from '../use-parts-ahead.ts';
import { ChatsBehind } from './ChatsBehind.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { DockedNavbar } from './DockedNavbar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { Toolbar } from './Toolbar.tsx';

const mainId = 'main';

// What lies over the screen, or goes on behind it, is fetched once the screen stands.
const loadMenuSearch = () => import('./MenuSearch.tsx');
const MenuSearch = lazyPart(async () => ({ default: (await loadMenuSearch()).MenuSearch }));
const SimulatorDock = lazyPart(async () => ({
  default: (await import('../../features/simulator/SimulatorDock.tsx')).SimulatorDock,
}));
const MobileNavbar = lazyPart(async () => ({ default: (await import('./MobileNavbar.tsx')).MobileNavbar }));

/** What stands around every screen of a signed-in user. */
export function Shell() {
  const { session } = useRouteContext({ from: '/shell' });
  if (!session.link || !hasAccess(session)) return <NoAccess />;
  return (
    <SessionProvider user={session.user} link={session.link}>
      <HubProvider agentId={session.link.agentId}>
        <Layout />
        <ChatsBehind />
      </HubProvider>
    </SessionProvider>
  );
}

/** Layout 1: the navbar on the left, the toolbar fixed above the screen, which scrolls. */
function Layout() {
  const [menuOpen, setMenuOpen] = useState(false);
  const [searchOpen, setSearchOpen] = useState(false);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const hasSimulator = useHasSimulator(path);
  const isTrying = useSimulatorOpen();
  // The flow that is open over the list has a simulator of its own.
  const hasFlowOpen = useMatch({ from: '/shell/intent/list/$intentId', shouldThrow: false }) !== undefined;

  usePartsAhead();
  useEffect(() => {
    if (path) setMenuOpen(false);
  }, [path]);
  useWindowKeys((event) => {
    if (!(event.ctrlKey || event.metaKey)) return;
    if (event.key === '.' && hasSimulator) {
      event.preventDefault();
      if (!event.repeat) toggleSimulator();
    }
    if (event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    setSearchOpen((open) => !open);
  });

  return (
    <Box sx={{ display: 'flex', height: '100dvh', pt: topLine }}>
      <SkipLink to={mainId} />
      <DockedNavbar crowded={hasSimulator && isTrying} />
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}>
        <Toolbar
          onOpenMenu={() => setMenuOpen(true)}
          onOpenSearch={() => setSearchOpen(true)}
          onNearSearch={() => void loadMenuSearch()}
          hasSimulator={hasSimulator}
        />
        <ConnectionLine />
        <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
          <Box
            component="main"
            id={mainId}
            tabIndex={-1}
            sx={{
              display: 'flex',
              flexDirection: 'column',
              flex: 1,
              minWidth: 0,
              minHeight: 0,
              overflowY: 'auto',
              '&:focus': { outline: 'none' },
            }}
          >
            <Outlet />
          </Box>
          {hasSimulator && isTrying && (
            <Suspense fallback={<Box sx={emptyColumn} />}>
              <SimulatorDock covered={hasFlowOpen} />
            </Suspense>
          )}
        </Box>
      </Box>
      <Suspense>
        {menuOpen && <MobileNavbar onClose={() => setMenuOpen(false)} />}
        {searchOpen && <MenuSearch onClose={() => setSearchOpen(false)} />}
      </Suspense>
    </Box>
  );
}

/** The screens on which the bot is built. */
const building = ['/intent', '/template', '/entities', '/training'];

/** Whether what is worked on at an address can be tried beside it. */
function useHasSimulator(path: string): boolean {
  const { roles } = useSession();
  return hasAnyRole(roles, screenAccess.simulator) && building.some((start) => path.startsWith(start));
}

/** For users without an agent, or without a role that opens anything. */
function NoAccess() {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>
      <EmptyState
        icon={KeyRound}
        title={t('noAccess.title')}
        description={t('noAccess.description')}
        action={
          <Button variant="contained" component={Link} to="/logout">
            {t('menu.logout')}
          </Button>
        }
      />
    </Box>
  );
}
