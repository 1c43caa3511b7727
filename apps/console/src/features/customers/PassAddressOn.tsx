import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../lib/toast/toast.tsx';

/** Shows the way into a conversation that no mail has brought to the customer, until it is opened. */
export function PassAddressOn({ address, onOpen }: { address: string; onOpen(): void }) {
  const { t } = useTranslation('customers');
  const toast = useToast();
  const copy = () => navigator.clipboard.writeText(address).then(() => toast.success(t('begin.copied')));
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="begun-title">
      <DialogTitle id="begun-title">{t('begin.notSentTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{t('begin.notSent')}</DialogContentText>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <OutlinedInput
            readOnly
            size="small"
            value={address}
            inputProps={{ 'aria-label': t('begin.address') }}
            onFocus={({ target }) => target.select()}
            sx={{ flex: 1, minWidth: 200 }}
          />
          {/* Without https there is no clipboard; the field can be copied from by hand. */}
          {'clipboard' in navigator && (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<Copy aria-hidden />}
              onClick={() => void copy()}
            >
              {t('begin.copy')}
            </Button>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onOpen}>
          {t('begin.open')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
