import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Link } from '@tanstack/react-router';
import { BellDot } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { navigationFor } from '../../lib/access/navigation.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Hint } from '../../ui/Hint.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useWindowKeys } from '../../ui/use-window-keys.ts';
import { TrialLine } from './TrialLine.tsx';

const QuickPanel = lazyPart(async () => ({
  default: (await import('./quick-panel/QuickPanel.tsx')).QuickPanel,
}));

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** What joins the toolbar once the first screen stands: the trial's days, the shortcuts, the way to the quick panel. */
export function ToolbarLater() {
  const { t } = useTranslation('around');
  const [isOpen, setOpen] = useState(false);
  const [needed, setNeeded] = useState(false);
  if (isOpen && !needed) setNeeded(true);
  useWindowKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'j') return;
    event.preventDefault();
    if (!event.repeat) setOpen((open) => !open);
  });
  return (
    <>
      <TrialLine />
      <Shortcuts />
      <Hint text={isApple ? '⌘J' : 'Ctrl+J'}>
        <IconButton
          aria-label={t('quick.open')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-keyshortcuts="Control+J Meta+J"
          onClick={() => setOpen(true)}
        >
          <BellDot aria-hidden />
        </IconButton>
      </Hint>
      {needed && (
        <Suspense>
          <QuickPanel open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The starred menu entries that the user may see here, as icons. */
function Shortcuts() {
  const { t } = useTranslation('around');
  const { t: shell } = useTranslation();
  const { user, roles, agent } = useSession();
  const entries = navigationFor(user, roles, agent);
  const starred = user.shortcuts.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  if (starred.length === 0) return null;
  return (
    <Box
      component="nav"
      aria-label={t('shortcuts.label')}
      sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.25, pr: 1, borderRight: 1, borderColor: 'divider' }}
    >
      {starred.map(({ id, to, icon: Icon }) => (
        <Hint key={id} text={shell(`menu.${id}`)}>
          <IconButton
            component={Link}
            to={to}
            aria-label={shell(`menu.${id}`)}
            sx={{ color: 'text.secondary', '&:hover': { color: 'text.primary' } }}
          >
            <Icon aria-hidden strokeWidth={1.75} />
          </IconButton>
        </Hint>
      ))}
    </Box>
  );
}
