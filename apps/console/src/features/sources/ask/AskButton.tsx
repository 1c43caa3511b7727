import Button from '@mui/material/Button';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAsked } from './use-asked.ts';

/** Opens where a question is tried. */
export function AskButton() {
  const { t } = useTranslation('jobs');
  const { setAsked } = useAsked();
  return (
    <Button
      data-tour="jobs-ask"
      variant="outlined"
      color="inherit"
      startIcon={<MessageCircleQuestionMark aria-hidden />}
      onClick={() => setAsked('')}
    >
      {t('ask.open')}
    </Button>
  );
}
