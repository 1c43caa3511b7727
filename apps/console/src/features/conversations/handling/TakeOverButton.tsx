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
      return (
        <Button
          variant="outlined"
          color="inherit"
          disabled={isPending}
          onClick={takeOver.takeOver}
          sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', display: 'block' }}
        >
          {t('takeOver.from', { name: offer.name })}
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
