import Box from '@mui/material/Box';
import { type AgentSettings, endpoints, newId } from '@samtale/contract';
import { SettingTab } from '../../SettingTab.tsx';
import { useEditedSetting } from '../../use-edited-setting.ts';
import { useSavedSetting } from '../../use-saved-setting.ts';
import { WithSettings } from '../../WithSettings.tsx';
import { DefaultFlow } from './DefaultFlow.tsx';

/** The flow that greets and the one that answers when nothing else fits. */
export default function DefaultWelcomeTab() {
  return <WithSettings>{(settings) => <DefaultWelcome settings={settings} />}</WithSettings>;
}

function DefaultWelcome({ settings }: { settings: AgentSettings }) {
  const edited = useEditedSetting(settings, (stored) => ({
    welcome: stored.defaultWelcomeIntentId,
    fallback: stored.defaultFallbackIntentId,
  }));
  const { welcome, fallback } = edited.value;
  const saving = useSavedSetting(endpoints.flows.setDefaultFlows, {
    onSaved: edited.settle,
  });
  const save = () =>
    edited.save(() =>
      saving.mutate({
        params: {
          agentId: settings.id,
          welcomeIntentId: welcome ?? newId,
          fallbackIntentId: fallback ?? newId,
        },
      }),
    );
  return (
    <SettingTab
      name="defaultWelcome"
      editor={{ dirty: edited.dirty, saving: saving.isPending, save }}
      conflict={edited.conflict}
    >
      <Box sx={{ display: 'grid', gap: 5 }}>
        <DefaultFlow
          place="welcome"
          masterId={welcome}
          onChoose={(masterId) => edited.change({ welcome: masterId, fallback })}
        />
        <DefaultFlow
          place="fallback"
          masterId={fallback}
          onChoose={(masterId) => edited.change({ welcome, fallback: masterId })}
        />
      </Box>
    </SettingTab>
  );
}
