import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { useWidgetField } from '../fields/use-widget-field.ts';
import { DetailList } from './DetailList.tsx';

/** What the model finds besides an answer: while people are there, and while nobody is if that differs. */
export function DetailFields() {
  const { t } = useTranslation('widgets');
  const inHours = useWidgetField('chatConfig.gptSetting.gptOutputJson');
  const outside = useWidgetField('chatConfig.gptSetting.gptOutputJsonOutOpenHours');
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <DetailList
        path="chatConfig.gptSetting.gptOutputJson"
        details={inHours.value}
        onChange={inHours.change}
      />
      <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
        <SettingRow
          title={t('field.gptOutputJsonOutOpenHours')}
          description={t('note.gptOutputJsonOutOpenHours')}
          checked={outside.value !== null}
          onChange={(differs) => outside.change(differs ? inHours.value : null)}
        >
          {outside.value && (
            <Box sx={{ mt: 1.5 }}>
              <DetailList
                path="chatConfig.gptSetting.gptOutputJsonOutOpenHours"
                details={outside.value}
                onChange={outside.change}
              />
            </Box>
          )}
        </SettingRow>
      </Box>
    </Box>
  );
}
