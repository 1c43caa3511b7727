import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { TabLabel } from '../../ui/TabLabel.tsx';
import { tabsOfSaved, type WidgetTabName, widgetTabs } from './widget-tabs.ts';

/** Ids that tie the tabs to what they show. */
export const panelId = 'widget-panel';
export const tabId = (tab: WidgetTabName) => `widget-tab-${tab}`;

interface WidgetTabListProps {
  tab: WidgetTabName;
  isNew: boolean;
  wrongTabs: readonly WidgetTabName[];
  onTab(tab: WidgetTabName): void;
}

/** The parts of a widget's settings; a dot marks those with something wrong in them. */
export function WidgetTabList({ tab, isNew, wrongTabs, onTab }: WidgetTabListProps) {
  const { t } = useTranslation('widgets');
  return (
    <Box data-head sx={{ flexShrink: 0, px: { xs: 1, md: 2.5 }, borderBottom: 1, borderColor: 'divider' }}>
      <Tabs
        value={tab}
        onChange={(_, next: WidgetTabName) => onTab(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('tabs')}
      >
        {widgetTabs
          .filter((name) => !isNew || !tabsOfSaved.includes(name))
          .map((name) => (
            <Tab
              key={name}
              value={name}
              id={tabId(name)}
              aria-controls={panelId}
              label={
                <TabLabel text={t(`tab.${name}`)} wrong={wrongTabs.includes(name) ? t('tabWrong') : null} />
              }
            />
          ))}
      </Tabs>
    </Box>
  );
}
