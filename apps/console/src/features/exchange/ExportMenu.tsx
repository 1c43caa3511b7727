import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../lib/toast/toast.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';

// The menu comes when a pointer nears the button: the first screen's bytes are without it.
const loadChoices = () => import('./ExportChoices.tsx');
const ExportChoices = lazyPart(async () => ({ default: (await loadChoices()).ExportChoices }));

/** Saves the bot as a file. */
export function ExportMenu() {
  const { t } = useTranslation('flows');
  const toast = useToast();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isNeeded, setNeeded] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const preload = () => void loadChoices();
  const choose = async (work: () => Promise<void>) => {
    setAnchor(null);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast.failure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        loading={isBusy}
        loadingPosition="start"
        startIcon={<Download aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget }) => {
          setNeeded(true);
          setAnchor(currentTarget);
        }}
      >
        {t('list.export.label')}
      </Button>
      <Suspense>
        {isNeeded && (
          <ExportChoices
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onChoose={(work) => void choose(work)}
          />
        )}
      </Suspense>
    </>
  );
}
