import Typography from '@mui/material/Typography';
import type { PhraseClash } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { FlowLink } from '../../../checks/index.ts';

/** Says which other flow has the phrase above it too, or one that the bot can hardly tell from it. */
export function ClashNote({ clash }: { clash: PhraseClash | undefined }) {
  const { t } = useTranslation('flows');
  if (!clash) return null;
  return (
    <Typography role="status" variant="body2" sx={{ mt: 0.5, color: 'warning.main' }}>
      {t(`phrases.clash.${clash.kind}`, { text: clash.otherText })} <FlowLink flow={clash.otherIntent} />
    </Typography>
  );
}
