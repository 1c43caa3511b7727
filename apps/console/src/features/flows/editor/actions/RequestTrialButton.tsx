import Button from '@mui/material/Button';
import { actionParameter } from '@samtale/contract';
import { Play } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import type { EditorAction } from './editor-action.ts';

const RequestTrialPanel = lazyPart(() => import('./RequestTrialPanel.tsx'));

interface RequestTrialButtonProps {
  action: EditorAction;
  /** Names of the values that the flow collects. */
  collected: readonly string[];
}

/** Opens what sends the request of an action really, to see what comes of it. */
export function RequestTrialButton({ action, collected }: RequestTrialButtonProps) {
  const { t } = useTranslation('flows');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        startIcon={<Play aria-hidden />}
        disabled={!actionParameter(action, 'url').trim()}
        onClick={() => setOpen(true)}
        sx={{ justifySelf: 'start' }}
      >
        {t('actions.trial.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <RequestTrialPanel action={action} collected={collected} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
