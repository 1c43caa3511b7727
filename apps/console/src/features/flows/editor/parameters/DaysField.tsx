import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ParameterDays, parameterDays } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { PlainSelect } from '../../../../ui/PlainSelect.tsx';

interface DaysFieldProps {
  value: ParameterDays;
  onChange(days: ParameterDays): void;
}

/** Which days the bot takes as an answer. */
export function DaysField({ value, onChange }: DaysFieldProps) {
  const { t } = useTranslation('flows');
  return (
    <Box>
      <Typography aria-hidden sx={{ mb: 0.5, fontSize: '0.8125rem', fontWeight: 550 }}>
        {t('parameters.days.label')}
      </Typography>
      <PlainSelect
        label={t('parameters.days.label')}
        options={parameterDays.options.map((days) => ({ value: days, label: t(`parameters.days.${days}`) }))}
        value={value}
        onChange={onChange}
      />
    </Box>
  );
}
