import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SettingHead } from '../../../../ui/SettingHead.tsx';
import type { FlowEditorState } from '../use-flow-editor.ts';
import { RecordingField } from './RecordingField.tsx';

/** What the phone plays instead of the answer, among the flow's settings. */
export function RecordingRow({ editor }: { editor: FlowEditorState }) {
  const { t } = useTranslation('flows');
  return (
    <Box sx={{ pt: 2, pb: 0.5, borderBottom: 1, borderColor: 'divider' }}>
      <SettingHead title={t('settings.recording.title')} description={t('settings.recording.description')} />
      <Box sx={{ maxWidth: 480, mt: 1.5 }}>
        <RecordingField editor={editor} />
      </Box>
    </Box>
  );
}
