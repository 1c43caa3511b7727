import Box from '@mui/material/Box';
import type { FlowSettings } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { PlainSelect } from '../../../ui/PlainSelect.tsx';
import { SettingHead } from '../../../ui/SettingHead.tsx';

interface PriorityRowProps {
  value: FlowSettings['priority'];
  onChange(priority: FlowSettings['priority']): void;
}

const priorities = ['default', 'high'] as const;

/** Whether the flow comes before others that fit as well. */
export function PriorityRow({ value, onChange }: PriorityRowProps) {
  const { t } = useTranslation('flows');
  return (
    <Box sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
      <SettingHead
        title={t('settings.priority.label')}
        description={t(`settings.priority.description.${value}`)}
      />
      <Box sx={{ maxWidth: 300, mt: 1 }}>
        <PlainSelect
          label={t('settings.priority.label')}
          value={value}
          options={priorities.map((priority) => ({
            value: priority,
            label: t(`settings.priority.${priority}`),
          }))}
          onChange={onChange}
        />
      </Box>
    </Box>
  );
}
