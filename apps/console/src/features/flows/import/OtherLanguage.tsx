import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/use-session.ts';
import { languageName } from '../../file-import/index.ts';

/** Says that the texts of a file seem to be in another language than the one they are imported as. */
export function OtherLanguage({ code }: { code: string | null }) {
  const { t, i18n } = useTranslation('import');
  const { language } = useSession();
  if (code === null) return null;
  const nameOf = (one: string) => languageName(one, i18n.language);
  return (
    <Alert severity="warning" sx={{ mb: 2.5 }}>
      {t('preview.otherLanguage', { language: nameOf(code), as: nameOf(language.languageCodeShort) })}
    </Alert>
  );
}
