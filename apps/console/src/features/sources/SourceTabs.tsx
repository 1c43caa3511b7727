import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Source } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { TabLabel } from '../../ui/TabLabel.tsx';
import { useNumberFormat } from '../../ui/use-number-format.ts';
import { isWebsite } from './editor-source.ts';

/** Ids that tie the tabs to what they show. */
export const panelId = 'source-panel';
export const tabId = (tab: SourceTab) => `source-tab-${tab}`;

/** What a source shows: what was read, or how it is read. */
export type SourceTab = 'pages' | 'settings';

interface SourceTabsProps {
  source: Source;
  tab: SourceTab;
  /** Something is wrong in the settings. */
  isWrong: boolean;
  onTab(tab: SourceTab): void;
}

/** The two sides of a source. */
export function SourceTabs({ source, tab, isWrong, onTab }: SourceTabsProps) {
  const { t } = useTranslation('jobs');
  const number = useNumberFormat();
  const pages = t(isWebsite(source) ? 'form.tab.pages' : 'form.tab.documents');
  return (
    <Box data-head sx={{ flexShrink: 0, px: { xs: 1, md: 2.5 }, borderBottom: 1, borderColor: 'divider' }}>
      <Tabs value={tab} onChange={(_, next: SourceTab) => onTab(next)} aria-label={t('form.tabs')}>
        <Tab
          value="pages"
          id={tabId('pages')}
          aria-controls={panelId}
          label={<TabLabel text={pages} count={number(source.totalPage)} wrong={null} />}
        />
        <Tab
          value="settings"
          id={tabId('settings')}
          aria-controls={panelId}
          data-tour="job-settings"
          label={<TabLabel text={t('form.tab.settings')} wrong={isWrong ? t('form.tabWrong') : null} />}
        />
      </Tabs>
    </Box>
  );
}
