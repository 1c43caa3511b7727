import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type AgentSettings, answerMinutesMax, answerMinutesMin, endpoints } from '@samtale/contract';
import { createLink } from '@tanstack/react-router';
import { Bot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NumberSetting } from '../../NumberSetting.tsx';
import { SettingTab } from '../../SettingTab.tsx';
import { useEditedSetting } from '../../use-edited-setting.ts';
import { useSavedSetting } from '../../use-saved-setting.ts';
import { WithSettings } from '../../WithSettings.tsx';
import { wholeNumber } from '../../whole-number.ts';
import { AgentFacts } from './AgentFacts.tsx';

const ButtonLink = createLink(Button);

/** Who the agent is, and how long its visitors may be let wait. */
export default function GeneralTab() {
  return <WithSettings>{(settings) => <General settings={settings} />}</WithSettings>;
}

function General({ settings }: { settings: AgentSettings }) {
  const { t } = useTranslation('settings');
  const minutes = useEditedSetting(settings, ({ answerMinutes }) => String(answerMinutes));
  const chosen = wholeNumber(minutes.value, answerMinutesMin, answerMinutesMax);
  const saving = useSavedSetting(endpoints.settings.saveGeneralSettings, {
    onSaved: minutes.settle,
  });
  const save = () => {
    if (chosen === null) return;
    minutes.save(() => saving.mutate({ params: { agentId: settings.id }, body: { answerMinutes: chosen } }));
  };
  return (
    <SettingTab
      name="general"
      editor={{ dirty: minutes.dirty, saving: saving.isPending, save }}
      conflict={minutes.conflict}
    >
      <AgentFacts settings={settings} />
      <ButtonLink
        to="/agentProfile/$id"
        params={{ id: settings.id }}
        variant="outlined"
        color="inherit"
        startIcon={<Bot aria-hidden />}
        sx={{ mt: 2 }}
      >
        {t('general.profile')}
      </ButtonLink>
      <Box sx={{ mt: 5 }}>
        <NumberSetting
          label={t('general.answerMinutes')}
          value={minutes.value}
          unit={t('general.minutes')}
          hint={t('general.answerMinutesHint')}
          error={chosen === null ? t('settings.invalid.answerMinutes') : undefined}
          onChange={minutes.change}
        />
      </Box>
    </SettingTab>
  );
}
