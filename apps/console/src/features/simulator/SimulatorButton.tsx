import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toggleSimulator, useSimulatorOpen } from '../../lib/simulator/simulator-panel.ts';
import { Hint } from '../../ui/Hint.tsx';

const shortcut = { 'aria-keyshortcuts': 'Control+. Meta+.' };
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the simulator beside what is worked on, and closes it. Narrow screens have room for its icon only. */
export function SimulatorButton() {
  const { t } = useTranslation('simulator');
  const isOpen = useSimulatorOpen();
  return (
    <>
      <Hint text={isApple ? '⌘.' : 'Ctrl+.'}>
        <Button
          {...shortcut}
          variant="outlined"
          color="inherit"
          aria-pressed={isOpen}
          onClick={toggleSimulator}
          startIcon={<MessageSquareText aria-hidden />}
          sx={{
            display: { xs: 'none', md: 'inline-flex' },
            '&[aria-pressed="true"]': { bgcolor: 'tint.accent', borderColor: 'transparent' },
          }}
        >
          {t('open')}
        </Button>
      </Hint>
      <IconButton
        {...shortcut}
        aria-label={t('open')}
        aria-pressed={isOpen}
        onClick={toggleSimulator}
        sx={{ display: { md: 'none' } }}
      >
        <MessageSquareText aria-hidden />
      </IconButton>
    </>
  );
}
