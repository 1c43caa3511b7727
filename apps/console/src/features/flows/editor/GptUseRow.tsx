import Box from '@mui/material/Box';
import { FlowGptUse } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { PlainSelect } from '../../../ui/PlainSelect.tsx';
import { SettingHead } from '../../../ui/SettingHead.tsx';

interface GptUseRowProps {
  value: FlowGptUse;
  onChange(use: FlowGptUse): void;
}

const uses = Object.values(FlowGptUse);

/** What generated answers may make of the flow. */
export function GptUseRow({ value, onChange }: GptUseRowProps) {
  const { t } = useTranslation('flows');
  return (
    <Box sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
      <SettingHead title={t('settings.gpt.title')} description={t(`settings.gpt.description.${value}`)} />
      <Box sx={{ maxWidth: 300, mt: 1 }}>
        <PlainSelect
          label={t('settings.gpt.title')}
          value={String(value)}
          options={uses.map((use) => ({ value: String(use), label: t(`settings.gpt.use.${use}`) }))}
          onChange={(chosen) => onChange(uses.find((use) => String(use) === chosen) ?? value)}
        />
      </Box>
    </Box>
  );
}
