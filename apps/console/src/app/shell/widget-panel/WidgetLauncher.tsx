import ButtonBase from '@mui/material/ButtonBase';
import { MessageCircle } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSimulatorOpen } from '../../../lib/simulator/simulator-panel.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { useHasWidgetPanel } from './use-has-widget-panel.ts';
import { setWidgetPanel, useWidgetPanelOpen } from './widget-panel-state.ts';

const WidgetPanel = lazyPart(async () => ({ default: (await import('./WidgetPanel.tsx')).WidgetPanel }));

/** What opens the menu of narrow screens, which is gone by then. */
const menuOpener = () => document.querySelector<HTMLElement>('[data-opens-menu]');

/** The floating button that opens the widget as visitors see it. */
export function WidgetLauncher() {
  const { t } = useTranslation('around');
  const isHidden = !useHasWidgetPanel();
  const isOpen = useWidgetPanelOpen();
  const isTrying = useSimulatorOpen();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isTrying || isHidden) setWidgetPanel(false);
  }, [isTrying, isHidden]);
  if (isHidden) return null;
  if (isOpen) {
    const close = () => {
      setWidgetPanel(false);
      requestAnimationFrame(() => {
        // On narrow screens it was opened from the menu.
        const opener = button.current?.checkVisibility() ? button.current : menuOpener();
        opener?.focus();
      });
    };
    return (
      <Suspense>
        <WidgetPanel onClose={close} />
      </Suspense>
    );
  }
  if (isTrying) return null;
  return (
    <ButtonBase
      ref={button}
      aria-label={t('widget.open')}
      aria-haspopup="dialog"
      title={t('widget.open')}
      onClick={() => setWidgetPanel(true)}
      sx={{
        position: 'fixed',
        // At the edge, so that it lies over nothing that is pressed.
        right: 0,
        bottom: '22vh',
        zIndex: 'fab',
        displayPrint: 'none',
        // Narrow screens have it in the menu.
        display: { xs: 'none', md: 'inline-flex' },
        width: 24,
        height: 52,
        border: 1,
        borderRight: 0,
        borderColor: 'divider',
        borderRadius: '10px 0 0 10px',
        color: 'primary.main',
        bgcolor: 'background.paper',
        transition: 'border-color 120ms, width 120ms',
        '&:hover, &:focus-visible': { width: 34, borderColor: 'primary.main' },
      }}
    >
      <MessageCircle size={17} aria-hidden />
    </ButtonBase>
  );
}
