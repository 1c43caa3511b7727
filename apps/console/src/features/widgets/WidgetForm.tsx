import Box from '@mui/material/Box';
import type { ChatClient, WidgetContext } from '@samtale/contract';
import { AdminSection } from './admin/AdminSection.tsx';
import { ChatSection } from './chat/ChatSection.tsx';
import { GeneralSection } from './general/GeneralSection.tsx';
import { GenerationSection } from './generation/GenerationSection.tsx';
import { InstallSection } from './install/InstallSection.tsx';
import { PlacementSection } from './placement/PlacementSection.tsx';
import { SearchSection } from './search/SearchSection.tsx';
import { SecuritySection } from './security/SecuritySection.tsx';
import { ThemeSection } from './theme/ThemeSection.tsx';
import { panelId, tabId } from './WidgetTabList.tsx';
import { WelcomeSection } from './welcome/WelcomeSection.tsx';
import type { WidgetTabName } from './widget-tabs.ts';

/** What a part of the form has to know beside the widget itself. */
export interface SectionProps {
  context: WidgetContext;
  isNew: boolean;
}

interface WidgetFormProps extends Omit<SectionProps, 'isNew'> {
  tab: WidgetTabName;
  /** As it is saved; null for a new one. */
  saved: ChatClient | null;
  onCopy(): void;
  onDelete(): void;
}

/** The part of a widget's settings that is open. */
export function WidgetForm({ tab, saved, context, onCopy, onDelete }: WidgetFormProps) {
  const section = { context, isNew: saved === null };
  const content = {
    general: () => <GeneralSection {...section} />,
    defaultWelcome: () => <WelcomeSection {...section} />,
    theme: () => <ThemeSection />,
    placement: () => <PlacementSection />,
    chat: () => <ChatSection />,
    search: () => <SearchSection />,
    generation: () => <GenerationSection {...section} />,
    security: () => <SecuritySection />,
    installScript: () => saved && <InstallSection client={saved} />,
    admin: () => saved && <AdminSection client={saved} onCopy={onCopy} onDelete={onDelete} />,
  }[tab];
  return (
    <Box
      id={panelId}
      role="tabpanel"
      aria-labelledby={tabId(tab)}
      sx={{ display: 'grid', gap: 5, px: { xs: 2, md: 4 }, pt: 3, pb: 8, maxWidth: 784 }}
    >
      {content()}
    </Box>
  );
}
