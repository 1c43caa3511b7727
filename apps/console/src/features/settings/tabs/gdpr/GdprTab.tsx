import Box from '@mui/material/Box';
import { type AgentSettings, endpoints, gdprDelayHours, gdprIntervalMax } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/api.ts';
import { useToast } from '../../../../lib/toast/toast.tsx';
import { useConfirm } from '../../../../ui/ConfirmProvider.tsx';
import { useClock, useMomentText } from '../../../office-hours/index.ts';
import { NumberSetting } from '../../NumberSetting.tsx';
import { SettingTab } from '../../SettingTab.tsx';
import { useEditedSetting } from '../../use-edited-setting.ts';
import { useSavedSetting } from '../../use-saved-setting.ts';
import { WithSettings } from '../../WithSettings.tsx';
import { wholeNumber } from '../../whole-number.ts';
import { ErasurePreview } from './ErasurePreview.tsx';
import { useErasureText } from './use-erasure-text.ts';

/** For how long personal data is kept. */
export default function GdprTab() {
  return <WithSettings>{(settings) => <Gdpr settings={settings} />}</WithSettings>;
}

function Gdpr({ settings }: { settings: AgentSettings }) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation();
  const now = useClock();
  const confirm = useConfirm();
  const toast = useToast();
  const words = useErasureText(settings.timeZone);
  const momentText = useMomentText(settings.timeZone);
  const edited = useEditedSetting(settings, ({ gdprInterval }) => String(gdprInterval));
  const days = wholeNumber(edited.value, 0, gdprIntervalMax);
  const saving = useSavedSetting(endpoints.settings.setGdprInterval, { onSaved: edited.settle });
  const params = { agentId: settings.id };

  const mayErase = async (value: number, before: number): Promise<boolean> => {
    if (!erasesMore(value, before)) return true;
    const preview = await call(endpoints.settings.getGdprPreview, { params: { ...params, value } });
    if (preview.conversations + preview.customers === 0) return true;
    return confirm({
      title: t('gdpr.confirm.title', { count: value }),
      description: t('gdpr.confirm.text', { ...words(preview), hours: gdprDelayHours }),
      confirmLabel: t('gdpr.confirm.save'),
      cancelLabel: shell('action.cancel'),
      destructive: true,
    });
  };
  const send = async (value: number, before: number) => {
    try {
      if (await mayErase(value, before)) saving.mutate({ params: { ...params, value } });
    } catch (error) {
      toast.failure(error);
    }
  };
  const save = () => {
    if (days !== null) edited.save((newest) => void send(days, newest.gdprInterval));
  };
  const { gdprErasesFrom } = settings;
  return (
    <SettingTab
      name="gdpr"
      editor={{ dirty: edited.dirty, saving: saving.isPending, save }}
      conflict={edited.conflict}
    >
      <NumberSetting
        label={t('gdpr.label')}
        value={edited.value}
        unit={t('gdpr.days')}
        hint={t('gdpr.hint')}
        error={days === null ? t('settings.invalid.gdprInterval') : undefined}
        onChange={edited.change}
      />
      {days !== null && <ErasurePreview days={days} timeZone={settings.timeZone} />}
      {gdprErasesFrom !== null && settings.gdprInterval > 0 && (
        <Box
          role="note"
          sx={{ mt: 2, px: 1.5, py: 1, maxWidth: 560, borderRadius: 1, bgcolor: 'tint.warning' }}
        >
          {t('gdpr.pending', { when: momentText(new Date(gdprErasesFrom), now) })}
        </Box>
      )}
      <Box
        component="ul"
        sx={{ mt: 4, mb: 0, pl: 2.5, maxWidth: 560, '& li': { mb: 0.75 }, color: 'text.secondary' }}
      >
        <li>{t('gdpr.how.conversations')}</li>
        <li>{t('gdpr.how.customers')}</li>
        <li>{t('gdpr.how.free')}</li>
        <li>{t('gdpr.how.delay', { hours: gdprDelayHours })}</li>
      </Box>
    </SettingTab>
  );
}

/** 0 erases nothing, so that everything erases more. */
const erasesMore = (days: number, before: number) => days > 0 && (before === 0 || days < before);
