import Typography from '@mui/material/Typography';
import { textOfKey } from '../i18n/i18n.ts';

/** What is wrong with the field above it; nothing when nothing is. */
export function Problem({ messageKey, id }: { messageKey: string | undefined; id?: string }) {
  if (messageKey === undefined) return null;
  return (
    <Typography id={id} role="alert" variant="body2" sx={{ mt: 0.5, color: 'error.main' }}>
      {textOfKey(messageKey) ?? messageKey}
    </Typography>
  );
}
