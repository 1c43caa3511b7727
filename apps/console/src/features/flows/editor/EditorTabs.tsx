import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { TabLabel } from '../../../ui/TabLabel.tsx';
import { useNumberFormat } from '../../../ui/use-number-format.ts';
import { type FlowTab, flowTabs } from '../../flow-list/index.ts';
import type { EditorFlow } from './editor-flow.ts';

/** Ids that tie the tabs to what they show. */
export const tabIds = { panel: 'flow-editor-panel', tab: (tab: FlowTab) => `flow-editor-${tab}` };

interface EditorTabsProps {
  flow: EditorFlow;
  tab: FlowTab;
  onTab(tab: FlowTab): void;
  wrongTabs: readonly FlowTab[];
}

/** The parts of a flow; a dot marks those with something wrong in them. */
export function EditorTabs({ flow, tab, onTab, wrongTabs }: EditorTabsProps) {
  const { t } = useTranslation('flows');
  const number = useNumberFormat();
  const counts = {
    phrases: number(flow.phrases.length),
    responses: number(flow.responses.length),
    conversation: null,
    settings: null,
    actions: null,
  };
  return (
    <Box sx={{ px: { xs: 1, sm: 2 }, borderBottom: 1, borderColor: 'divider', flexShrink: 0 }}>
      <Tabs
        value={tab}
        onChange={(_, next: FlowTab) => onTab(next)}
        variant="scrollable"
        scrollButtons={false}
      >
        {flowTabs.map((id) => (
          <Tab
            key={id}
            value={id}
            id={tabIds.tab(id)}
            aria-controls={tabIds.panel}
            label={
              <TabLabel
                text={t(`editor.tab.${id}`)}
                count={counts[id]}
                wrong={wrongTabs.includes(id) ? t('editor.tab.wrong') : null}
              />
            }
          />
        ))}
      </Tabs>
    </Box>
  );
}
