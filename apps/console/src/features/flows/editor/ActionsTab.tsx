import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { newGuid } from './new-guid.ts';
import { SettingRow } from './SettingRow.tsx';
import type { FlowEditorState } from './use-flow-editor.ts';

/** What the bot does beside answering. */
export function ActionsTab({ editor: { flow, setFlow } }: { editor: FlowEditorState }) {
  const { t } = useTranslation('flows');
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, py: 1, maxWidth: 760 }}>
      <SettingRow
        title={t('actions.handOver.title')}
        description={t('actions.handOver.description')}
        checked={flow.handOver !== null}
        onChange={(on) => setFlow((now) => ({ ...now, handOver: on ? { id: newGuid() } : null }))}
      />
    </Box>
  );
}
