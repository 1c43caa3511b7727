import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Outlet, useLocation, useMatch, useMatches, useRouteContext } from '@tanstack/react-router';
import { Suspense, use, useEffect, useState } from 'react';
import { hasEnded } from '../../features/subscriptions/has-ended.ts';
import { hasAnyRole, screenAccess } from '../../lib/access/access.ts';
import { HubProvider } from '../../lib/hub/hub.tsx';
import { withTexts } from '../../lib/i18n/i18n.ts';
import { LoadingScreen } from '../../lib/screen/LoadingScreen.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { arrangementOf } from '../../lib/settings/arrangement.ts';
import { emptyColumn, toggleSimulator, useSimulatorOpen } from '../../lib/simulator/simulator-panel.ts';
import { useTourAskedFor } from '../../lib/tour/tour-state.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { wornTheme } from '../../ui/theme/worn-theme.ts';
import { useWindowKeys } from '../../ui/use-window-keys.ts';
import { shownOf } from '../guard.ts';
import { openTo } from '../open-to.ts';
import { usePartsAhead } from '../use-parts-ahead.ts';
import { ChatsBehind } from './ChatsBehind.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { DockedNavbar } from './DockedNavbar.tsx';
import { SessionProvider } from './SessionProvider.tsx';
import { SkipLink } from './SkipLink.tsx';
import { Toolbar } from './Toolbar.tsx';
import { UserProvider } from './UserProvider.tsx';
import { useMenuSearch } from './use-menu-search.ts';

const mainId = 'main';

// What lies over the screen, or goes on behind it, is fetched once the screen stands.
const loadMenuSearch = () => import('./MenuSearch.tsx');
const MenuSearch = lazyPart(async () => ({ default: (await loadMenuSearch()).MenuSearch }));
const SimulatorDock = lazyPart(async () => ({
  default: (await import('../../features/simulator/SimulatorDock.tsx')).SimulatorDock,
}));
const MobileNavbar = lazyPart(async () => ({ default: (await import('./MobileNavbar.tsx')).MobileNavbar }));
const BareShell = lazyPart(async () => ({ default: (await import('./BareShell.tsx')).BareShell }));
const TopNavbar = lazyPart(async () => ({ default: (await import('./TopNavbar.tsx')).TopNavbar }));
const Footer = lazyPart(async () => ({
  default: (await withTexts(() => import('./Footer.tsx'))).Footer,
}));
const ShellLater = lazyPart(async () => ({
  default: (await withTexts(() => import('./ShellLater.tsx'))).ShellLater,
}));

/** What stands around every screen of a signed-in user. */
export function Shell() {
  const { session } = useRouteContext({ from: '/shell' });
  const screen = useMatches({ select: openTo });
  if (!session.user) return <Outlet />;
  const { user, link } = session;
  const shown = shownOf(session, screen);
  return (
    <UserProvider user={user}>
      {link && shown === 'inLayout' ? (
        // Everything below belongs to the agent.
        <SessionProvider key={link.agentId} link={link}>
          <HubProvider agentId={link.agentId} isWanted={!hasEnded(user)}>
            <Suspense fallback={<LoadingScreen />}>
              <Layout />
            </Suspense>
            <ChatsBehind />
          </HubProvider>
        </SessionProvider>
      ) : (
        <Suspense fallback={<LoadingScreen />}>
          <BareShell isOpen={shown === 'alone'} />
        </Suspense>
      )}
    </UserProvider>
  );
}

/** The parts of the shell around the screen, as the user has arranged them. */
function Layout() {
  const { user } = useSession();
  const [menuOpen, setMenuOpen] = useState(false);
  const search = useMenuSearch();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const hasSimulator = useHasSimulator(path);
  const isTrying = useSimulatorOpen();
  // The flow that is open over the list has a simulator of its own.
  const hasFlowOpen = useMatch({ from: '/shell/intent/list/$intentId', shouldThrow: false }) !== undefined;
  const stands = usePartsAhead();
  const isToured = useTourAskedFor('menu');
  // As the navbar and the button that opens it have it.
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  // Chosen on another device: that is not waited with.
  const [isOther] = useState(() => wornTheme() !== user.settings.theme);

  useEffect(() => {
    if (path) setMenuOpen(false);
  }, [path]);
  useWindowKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== '.' || !hasSimulator) return;
    event.preventDefault();
    if (!event.repeat) toggleSimulator();
  });

  const arrangement = arrangementOf(user.settings);
  if (arrangement instanceof Promise) {
    use(arrangement);
    return null;
  }
  const { menu } = arrangement;
  const opensForTour = isToured && (isNarrow || menu === 'none');
  return (
    <Box sx={arrangement.frame}>
      <SkipLink to={mainId} />
      {menu === 'side' && (
        <DockedNavbar
          crowded={hasSimulator && isTrying}
          side={arrangement.side}
          sx={arrangement.navbar}
          stands={stands}
        />
      )}
      {menu === 'top' && (
        <Suspense>
          <TopNavbar sx={arrangement.navbar} />
        </Suspense>
      )}
      <Toolbar
        onOpenMenu={() => setMenuOpen(true)}
        onOpenSearch={search.open}
        onNearSearch={() => void loadMenuSearch()}
        hasSimulator={hasSimulator}
        menu={menu}
        sx={arrangement.toolbar}
        stands={stands}
      />
      <ConnectionLine />
      <Box sx={{ gridArea: 'content', display: 'flex', minWidth: 0, minHeight: 0 }}>
        <Box
          component="main"
          id={mainId}
          tabIndex={-1}
          sx={[
            {
              display: 'flex',
              flexDirection: 'column',
              flex: 1,
              minWidth: 0,
              minHeight: 0,
              '&:focus': { outline: 'none' },
            },
            ...[arrangement.main].flat(),
          ]}
        >
          <Outlet />
        </Box>
        {hasSimulator && isTrying && (
          <Suspense fallback={<Box sx={emptyColumn} />}>
            <SimulatorDock covered={hasFlowOpen} />
          </Suspense>
        )}
      </Box>
      <Suspense>
        {arrangement.footer && <Footer sx={arrangement.footer} />}
        {(menuOpen || opensForTour) && (
          <MobileNavbar isToured={opensForTour} onClose={() => setMenuOpen(false)} />
        )}
        {search.isOpen && (
          <MenuSearch typedAhead={search.typedAhead} onStands={search.onStands} onClose={search.close} />
        )}
        {(stands || isOther) && <ShellLater />}
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
