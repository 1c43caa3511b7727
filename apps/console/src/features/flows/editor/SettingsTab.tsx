import Box from '@mui/material/Box';
import type { FlowSettings } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/use-session.ts';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { GptUseRow } from './GptUseRow.tsx';
import { PriorityRow } from './PriorityRow.tsx';
import { PublishingPlanRow } from './PublishingPlanRow.tsx';
import { RecordingRow } from './recording/RecordingRow.tsx';
import { SpeechWaitRow } from './SpeechWaitRow.tsx';
import type { FlowEditorState } from './use-flow-editor.ts';

/** How the flow is found, when visitors have it, and what the phone makes of it. */
export function SettingsTab({ editor }: { editor: FlowEditorState }) {
  const { t } = useTranslation('flows');
  const { agent } = useSession();
  const { flow, setFlow } = editor;
  const { settings, disabled } = flow;
  const set = (changes: Partial<FlowSettings>) =>
    setFlow((now) => ({ ...now, settings: { ...now.settings, ...changes } }));
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, py: 1, maxWidth: 760 }}>
      <SettingRow
        title={t('settings.ml.title')}
        description={t('settings.ml.description')}
        checked={settings.mlActive}
        onChange={(mlActive) => set({ mlActive })}
      />
      <PriorityRow value={settings.priority} onChange={(priority) => set({ priority })} />
      <SettingRow
        title={t('settings.disabled.title')}
        description={t('settings.disabled.description')}
        checked={disabled}
        onChange={(on) => setFlow((now) => ({ ...now, disabled: on }))}
      />
      <PublishingPlanRow editor={editor} />
      {agent.includeGpt && <GptUseRow value={settings.gptUse} onChange={(gptUse) => set({ gptUse })} />}
      <SpeechWaitRow value={settings.speechWaitTime} onChange={(speechWaitTime) => set({ speechWaitTime })} />
      <RecordingRow editor={editor} />
    </Box>
  );
}
