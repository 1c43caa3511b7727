import IconButton from '@mui/material/IconButton';
import { MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../ui/Hint.tsx';
import { useFirstSteps } from './use-first-steps.ts';

/** Brings back what is to be told first, where it was hidden and there is something. */
export function FirstStepsLink() {
  const { t } = useTranslation('flows');
  const { steps, isHidden, hide } = useFirstSteps();
  if (!isHidden || !steps?.length) return null;
  return (
    <Hint text={t('firstSteps.bringBack')} align="end">
      <IconButton size="small" aria-label={t('firstSteps.bringBack')} onClick={() => hide(false)}>
        <MessageCircleQuestion size={18} aria-hidden />
      </IconButton>
    </Hint>
  );
}
