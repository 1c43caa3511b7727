import { useTranslation } from 'react-i18next';
import { TextField } from '../fields/TextField.tsx';

/** The sites that may show the widget. */
export function SitesField() {
  const { t } = useTranslation('widgets');
  return (
    <TextField
      path="domain"
      label={t('field.domain')}
      placeholder="butik.dk, *.butik.dk"
      note={t('note.domain')}
      maxLength={4000}
    />
  );
}
