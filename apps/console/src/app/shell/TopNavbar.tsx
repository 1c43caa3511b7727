import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps, Theme } from '@mui/material/styles';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { entryAt, type MenuId, navigationFor } from '../../lib/access/navigation.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { InitialsAvatar } from '../../ui/InitialsAvatar.tsx';
import { AgentSelect } from './AgentSelect.tsx';
import { PresenceSwitch } from './PresenceSwitch.tsx';
import { useWaitingCount } from './use-waiting-count.ts';
import { WaitingBadge } from './WaitingBadge.tsx';

/** Known by their pictures alone, and always in view: the others scroll beside them. */
const asIcons: ReadonlySet<MenuId> = new Set<MenuId>(['profile', 'help', 'logout']);

const entryStyle = {
  gap: 1,
  height: 36,
  px: 1.25,
  flexShrink: 0,
  borderRadius: 1,
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  transition: 'background-color 120ms, color 120ms',
  '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current="page"]': { color: 'primary.main', bgcolor: 'action.selected', fontWeight: 600 },
} as const;

/** Fades out towards an end behind which there is more, where the browser can tell. */
const fadingEnds = {
  flex: 1,
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@keyframes fadingEnds': {
    '0%': { maskSize: 'calc(100% + 40px)', maskPosition: '-40px' },
    '5%, 95%': { maskSize: '100%', maskPosition: '0px' },
    '100%': { maskSize: 'calc(100% + 40px)', maskPosition: '0px' },
  },
  '@supports (animation-timeline: scroll())': {
    maskImage: 'linear-gradient(to right, transparent, #000 40px calc(100% - 40px), transparent)',
    maskRepeat: 'no-repeat',
    // Without anything to scroll the animation stands still, and both ends of the mask outside.
    maskSize: 'calc(100% + 80px)',
    maskPosition: '-40px',
    animation: 'fadingEnds linear both',
    animationTimeline: 'scroll(self inline)',
  },
} as const;

/** The menu of layouts 2 and 3: a row at the top, which scrolls sideways where it is too long. */
export function TopNavbar({ sx }: { sx: SxProps<Theme> }) {
  const { t } = useTranslation();
  const { user, roles, agent } = useSession();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const scrolling = useRef<HTMLUListElement>(null);
  const entries = navigationFor(user, roles, agent);
  const waiting = useWaitingCount();
  const isAwaited = waiting.inLine + waiting.own > 0;
  const waitingId = useId();
  const current = entryAt(entries, path);
  useEffect(() => {
    const entry = scrolling.current?.querySelector(`[data-entry="${current}"]`);
    // In the middle, so that what is on either side of it can be told.
    entry?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  const titleOf = (id: MenuId) => {
    if (id === 'profile') return `${user.displayName} · ${user.email}`;
    return asIcons.has(id) ? t(`menu.${id}`) : undefined;
  };
  const entryOf = ({ id, to, icon: Icon }: (typeof entries)[number]) => {
    const isIcon = asIcons.has(id);
    return (
      <li key={id} data-entry={id}>
        <ButtonBase
          component={Link}
          to={to}
          aria-label={isIcon ? t(`menu.${id}`) : undefined}
          title={titleOf(id)}
          aria-current={id === current ? 'page' : undefined}
          aria-describedby={id === 'chat' && isAwaited ? waitingId : undefined}
          preload={id === 'logout' ? false : 'intent'}
          sx={entryStyle}
        >
          {id === 'profile' ? (
            <InitialsAvatar id={user.id} name={user.displayName} imageUrl={user.profileImageUrl} size={24} />
          ) : (
            <Icon size={17} strokeWidth={1.75} aria-hidden />
          )}
          {!isIcon && t(`menu.${id}`)}
          {id === 'chat' && <WaitingBadge waiting={waiting} id={waitingId} />}
        </ButtonBase>
      </li>
    );
  };
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
        sx={{
          display: 'flex',
          flex: 1,
          minWidth: 0,
          '& ul': { display: 'flex', gap: 0.25, m: 0, p: 0, listStyle: 'none' },
        }}
      >
        <Box component="ul" ref={scrolling} sx={fadingEnds}>
          {entries.filter(({ id }) => !asIcons.has(id)).map(entryOf)}
        </Box>
        <ul>{entries.filter(({ id }) => asIcons.has(id)).map(entryOf)}</ul>
      </Box>
      <Box sx={{ flexShrink: 0, '& > div': { pb: 0, minHeight: 0 } }}>
        <AgentSelect />
      </Box>
      <Box sx={{ flexShrink: 0, '& > label': { pl: 1, pr: 0, gap: 1 }, '& [aria-hidden]': { mr: 0 } }}>
        <PresenceSwitch />
      </Box>
    </Box>
  );
}
