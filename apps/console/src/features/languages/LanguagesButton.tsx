import IconButton from '@mui/material/IconButton';
import { Languages } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '../../lib/i18n/i18n.ts';
import { Hint } from '../../ui/Hint.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';

const LanguagesPanel = lazyPart(() => withTexts(() => import('./LanguagesPanel.tsx')));

/** Opens the agent's languages. */
export function LanguagesButton() {
  const { t } = useTranslation('flows');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Hint text={t('list.languages')} align="end">
        <IconButton size="small" aria-label={t('list.languages')} onClick={() => setOpen(true)}>
          <Languages size={18} aria-hidden />
        </IconButton>
      </Hint>
      {isOpen && (
        <Suspense>
          <LanguagesPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
