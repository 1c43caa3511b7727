import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Menu, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SimulatorButton } from '../../features/simulator/SimulatorButton.tsx';
import { ColorModeMenu } from '../ColorModeMenu.tsx';
import { UiLanguageMenu } from '../UiLanguageMenu.tsx';
import { FlowLanguageSelect } from './FlowLanguageSelect.tsx';

interface ToolbarProps {
  onOpenMenu(): void;
  onOpenSearch(): void;
  /** The pointer or focus is on the search: it will soon be wanted. */
  onNearSearch(): void;
  /** What is worked on here can be tried. */
  hasSimulator: boolean;
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

const keyStyle = {
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: '5px',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: '18px',
  bgcolor: 'background.default',
} as const;

/** Stays at the top: search on the left, languages and mode on the right. */
export function Toolbar({ onOpenMenu, onOpenSearch, onNearSearch, hasSimulator }: ToolbarProps) {
  const { t } = useTranslation();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        flexShrink: 0,
        height: 56,
        px: { xs: 1, md: 2 },
        pl: { md: 4 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton aria-label={t('navbar.open')} onClick={onOpenMenu} sx={{ display: { md: 'none' } }}>
        <Menu aria-hidden />
      </IconButton>
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
        <Box component="kbd" sx={{ ...keyStyle, display: { xs: 'none', md: 'inline' } }}>
          {isApple ? '⌘ K' : 'Ctrl K'}
        </Box>
      </Button>
      <FlowLanguageSelect />
      <Box sx={{ flex: { md: 1 } }} />
      {hasSimulator && <SimulatorButton />}
      <UiLanguageMenu />
      <ColorModeMenu />
    </Box>
  );
}
