import Box from '@mui/material/Box';
import { type AgentSettings, endpoints, SpeechVoiceType, speechPitchMax } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../../ui/Segmented.tsx';
import { NumberSetting } from '../../NumberSetting.tsx';
import { SettingTab } from '../../SettingTab.tsx';
import { useEditedSetting } from '../../use-edited-setting.ts';
import { useSavedSetting } from '../../use-saved-setting.ts';
import { WithSettings } from '../../WithSettings.tsx';
import { wholeNumber } from '../../whole-number.ts';

/** The voice of phone conversations. */
export default function VoiceTab() {
  return <WithSettings>{(settings) => <Voice settings={settings} />}</WithSettings>;
}

const types = Object.values(SpeechVoiceType);

function Voice({ settings }: { settings: AgentSettings }) {
  const { t } = useTranslation('settings');
  const edited = useEditedSetting(settings, (stored) => ({
    type: stored.speechVoiceType,
    pitch: String(stored.speechPitch),
  }));
  const { type, pitch } = edited.value;
  const speechPitch = wholeNumber(pitch, 0, speechPitchMax);
  const saving = useSavedSetting(endpoints.settings.setAgentVoice, { onSaved: edited.settle });
  const save = () => {
    if (speechPitch === null) return;
    edited.save(() =>
      saving.mutate({ params: { agentId: settings.id, speechVoiceType: type, speechPitch } }),
    );
  };
  return (
    <SettingTab
      name="voice"
      editor={{ dirty: edited.dirty, saving: saving.isPending, save }}
      conflict={edited.conflict}
    >
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        <Box>
          <Box aria-hidden sx={{ mb: 0.75, fontSize: '0.8125rem', fontWeight: 550 }}>
            {t('voice.type')}
          </Box>
          <Segmented
            label={t('voice.type')}
            choices={types.map((one) => ({ value: String(one), label: t(`voice.types.${one}`) }))}
            value={String(type)}
            onChange={(chosen) => {
              const next = types.find((one) => String(one) === chosen);
              if (next !== undefined) edited.change({ type: next, pitch });
            }}
          />
        </Box>
        <NumberSetting
          label={t('voice.pitch')}
          value={pitch}
          hint={t('voice.pitchHint')}
          error={speechPitch === null ? t('settings.invalid.speechPitch') : undefined}
          onChange={(next) => edited.change({ type, pitch: next })}
        />
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{t('voice.phone')}</Box>
      </Box>
    </SettingTab>
  );
}
