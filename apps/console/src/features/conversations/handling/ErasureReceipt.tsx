import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import type { ErasureReceipt as Receipt } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { Timestamp } from '../../../ui/Timestamp.tsx';
import { anyErased, ErasedKinds } from './ErasedKinds.tsx';

/** What is gone of a conversation, kind by kind, and who did it. */
export function ErasureReceipt({ receipt: { user, erasedAt, counts } }: { receipt: Receipt }) {
  const { t } = useTranslation('chat');
  const isGone = anyErased(counts);
  return (
    <>
      <DialogContentText>
        {t(isGone ? 'anonymise.receipt' : 'anonymise.nothing', { name: user.name })} ·{' '}
        <Timestamp value={erasedAt} form="dateTime" />
      </DialogContentText>
      {isGone && (
        <Box sx={{ mt: 2 }}>
          <ErasedKinds counts={counts} />
        </Box>
      )}
    </>
  );
}
