import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { unknownNames } from './unknown-names.ts';
import { useValuesInScope } from './values-in-scope.ts';

/** Says of a text which values it names that neither its flow nor those before it collect. */
export function ParameterWarning({ text }: { text: string }) {
  const { t } = useTranslation('flows');
  const known = useValuesInScope().map(({ name }) => name);
  const unknown = unknownNames(text, known);
  if (unknown.length === 0) return null;
  return (
    <Typography role="status" variant="body2" sx={{ mt: 0.5, color: 'warning.main' }}>
      {t('format.unknownValue', { names: unknown.join(', '), count: unknown.length })}
    </Typography>
  );
}
