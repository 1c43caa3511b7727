import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { Menu, Search } from 'lucide-react';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SimulatorButton } from '../../features/simulator/SimulatorButton.tsx';
import { hasAnyRole, screenAccess } from '../../lib/access/access.ts';
import { withTexts } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/use-session.ts';
import type { Arrangement } from '../../lib/settings/arrangement.ts';
import { Brand } from '../../ui/Brand.tsx';
import { keysHint } from '../../ui/keys-hint.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { FlowLanguageSelect } from './FlowLanguageSelect.tsx';
import { OwnLook } from './OwnLook.tsx';
import { useWaitingCount } from './use-waiting-count.ts';
import { WaitingBadge } from './WaitingBadge.tsx';

interface ToolbarProps {
  onOpenMenu(): void;
  onOpenSearch(): void;
  /** The pointer or focus is on the search: it will soon be wanted. */
  onNearSearch(): void;
  /** What is worked on here can be tried. */
  hasSimulator: boolean;
  menu: Arrangement['menu'];
  sx: SxProps<Theme>;
  /** The first screen stands. */
  stands: boolean;
}

const ToolbarLater = lazyPart(async () => ({
  default: (await withTexts(() => import('./ToolbarLater.tsx'))).ToolbarLater,
}));

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

const keyStyle = {
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: '5px',
  fontSize: '0.75rem',
  lineHeight: '18px',
  bgcolor: 'background.default',
} as const;

/** Stays at the top: search on the left, languages and mode on the right. */
export function Toolbar(props: ToolbarProps) {
  const { onOpenMenu, onOpenSearch, onNearSearch, hasSimulator, menu, sx, stands } = props;
  const { t } = useTranslation();
  const { roles } = useSession();
  const waiting = useWaitingCount();
  const waitingId = useId();
  // Where the menu is shut, its button tells what the entry for chats does.
  const isTold = waiting.inLine + waiting.own > 0 && hasAnyRole(roles, screenAccess.chat);
  return (
    <Box
      component="header"
      sx={[
        {
          gridArea: 'toolbar',
          position: 'sticky',
          top: 0,
          zIndex: 'appBar',
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minWidth: 0,
          height: 56,
          px: { xs: 1, md: 2 },
          pl: { md: menu === 'side' ? 4 : 2 },
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        },
        ...[sx].flat(),
      ]}
    >
      <Box sx={{ position: 'relative', display: { md: menu === 'none' ? undefined : 'none' } }}>
        <IconButton
          aria-label={t('navbar.open')}
          aria-describedby={isTold ? waitingId : undefined}
          data-opens-menu
          onClick={onOpenMenu}
        >
          <Menu aria-hidden />
        </IconButton>
        {isTold && <WaitingBadge waiting={waiting} id={waitingId} isOverIcon />}
      </Box>
      {menu !== 'side' && (
        <Box sx={{ display: { xs: 'none', md: 'block' }, mr: 2 }}>
          <Brand />
        </Box>
      )}
      <Button
        color="inherit"
        variant="outlined"
        onClick={onOpenSearch}
        onPointerEnter={onNearSearch}
        onFocus={onNearSearch}
        startIcon={<Search aria-hidden />}
        aria-keyshortcuts="Control+K Meta+K"
        sx={{
          justifyContent: 'flex-start',
          width: { xs: 'auto', md: 280 },
          minWidth: 0,
          flex: { xs: 1, md: 'none' },
          fontWeight: 400,
          color: 'text.secondary',
        }}
      >
        <Box
          component="span"
          sx={{ flex: 1, textAlign: 'left', overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          {t('menuSearch.open')}
        </Box>
        <Box component="kbd" sx={[keyStyle, { display: { xs: 'none', md: 'inline' } }, keysHint]}>
          {isApple ? '⌘K' : 'Ctrl+K'}
        </Box>
      </Button>
      <FlowLanguageSelect />
      <Box sx={{ flex: { md: 1 } }} />
      <Suspense>{stands && <ToolbarLater />}</Suspense>
      {hasSimulator && <SimulatorButton />}
      <OwnLook place="toolbar" />
    </Box>
  );
}
