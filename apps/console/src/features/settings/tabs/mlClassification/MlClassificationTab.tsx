import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { type AgentSettings, endpoints, mlClassificationMax } from '@samtale/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingTab } from '../../SettingTab.tsx';
import { useEditedSetting } from '../../use-edited-setting.ts';
import { useSavedSetting } from '../../use-saved-setting.ts';
import { WithSettings } from '../../WithSettings.tsx';
import { ThresholdTrial } from './ThresholdTrial.tsx';

/** How well a question has to fit a flow, with a place to see what that does. */
export default function MlClassificationTab() {
  return <WithSettings>{(settings) => <MlClassification settings={settings} />}</WithSettings>;
}

const marks = Array.from({ length: mlClassificationMax + 1 }, (_, value) => ({
  value,
  label: String(value),
}));

function MlClassification({ settings }: { settings: AgentSettings }) {
  const { t } = useTranslation('settings');
  const edited = useEditedSetting(settings, ({ mlClassification }) => mlClassification);
  const labelId = useId();
  const { value } = edited;
  const saving = useSavedSetting(endpoints.settings.setMlClassification, { onSaved: edited.settle });
  const save = () => edited.save(() => saving.mutate({ params: { agentId: settings.id, value } }));
  const leaning = value <= 3 ? 'low' : value >= 7 ? 'high' : 'middle';
  return (
    <SettingTab
      name="mlClassification"
      editor={{ dirty: edited.dirty, saving: saving.isPending, save }}
      conflict={edited.conflict}
    >
      <Box id={labelId} sx={{ fontSize: '0.8125rem', fontWeight: 550 }}>
        {t('ml.label')}
      </Box>
      <Box sx={{ maxWidth: 560, px: 1 }}>
        <Slider
          aria-labelledby={labelId}
          value={value}
          min={0}
          max={mlClassificationMax}
          step={1}
          marks={marks}
          getAriaValueText={(step) => t('ml.value', { step, percent: step * 10 })}
          onChange={(_, next) => edited.change(Number(next))}
          sx={{ '& .MuiSlider-markLabel': { fontSize: '0.75rem' } }}
        />
      </Box>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 2,
          maxWidth: 560,
          fontSize: '0.8125rem',
          color: 'text.secondary',
        }}
      >
        <span>{t('ml.lowEnd')}</span>
        <Box component="span" sx={{ textAlign: 'right' }}>
          {t('ml.highEnd')}
        </Box>
      </Box>
      <Box role="status" sx={{ mt: 2, maxWidth: 560, minHeight: 44 }}>
        {t(`ml.${leaning}`, { percent: value * 10 })}
      </Box>
      <ThresholdTrial threshold={value / 10} />
    </SettingTab>
  );
}
