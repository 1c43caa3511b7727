import Button from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const ButtonLink = createLink(Button);

/** From one template to all of them. */
export function BackToTemplates() {
  const { t } = useTranslation('templates');
  return (
    <ButtonLink
      to="/template/list"
      size="small"
      color="inherit"
      startIcon={<ArrowLeft aria-hidden />}
      sx={{ ml: -1, color: 'text.secondary' }}
    >
      {t('title')}
    </ButtonLink>
  );
}
