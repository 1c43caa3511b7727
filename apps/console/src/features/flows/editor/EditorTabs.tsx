import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { type FlowTab, flowTabs } from '../list/flow-search.ts';
import { useNumberFormat } from '../use-number-format.ts';
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
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
                {t(`editor.tab.${id}`)}
                {counts[id] !== null && (
                  <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                    {counts[id]}
                  </Box>
                )}
                {wrongTabs.includes(id) && (
                  <Box
                    component="span"
                    role="img"
                    aria-label={t('editor.tab.wrong')}
                    sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: 'error.main' }}
                  />
                )}
              </Box>
            }
          />
        ))}
      </Tabs>
    </Box>
  );
}
