import Button from '@mui/material/Button';
import { Headset, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TakeOver } from './use-take-over.ts';

/** On a phone the room is the name's beside it. */
const wordsAlone = { '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } } as const;

/** The one button about who answers; what it says is what it does. */
export function TakeOverButton({ takeOver }: { takeOver: TakeOver }) {
  const { t } = useTranslation('chat');
  const { offer, isPending } = takeOver;
  switch (offer.kind) {
    case 'ended':
      return null;
    case 'mine':
      return (
        <Button
          key="leave"
          variant="outlined"
          color="inherit"
          disabled={isPending}
          startIcon={<LogOut aria-hidden />}
          sx={wordsAlone}
          // The second half of a double click on what stood here before is not meant for this.
          onClick={({ detail }) => detail < 2 && takeOver.leave()}
        >
          {t('takeOver.leave')}
        </Button>
      );
    case 'notAvailable':
      return (
        <Button variant="outlined" color="inherit" disabled>
          {t('takeOver.notAvailable')}
        </Button>
      );
    case 'occupied':
      return (
        <Button variant="outlined" color="inherit" disabled>
          {t('takeOver.occupied')}
        </Button>
      );
    case 'colleague':
      // Who has it stands beside the visitor's name, which the room is for.
      return (
        <Button
          variant="outlined"
          color="inherit"
          disabled={isPending}
          aria-label={t('takeOver.from', { name: offer.name })}
          onClick={takeOver.takeOver}
        >
          {t('takeOver.available')}
        </Button>
      );
    case 'available':
      return (
        <Button
          key="take"
          variant="contained"
          disabled={isPending}
          startIcon={<Headset aria-hidden />}
          sx={wordsAlone}
          onClick={takeOver.takeOver}
        >
          {t('takeOver.available')}
        </Button>
      );
  }
}
