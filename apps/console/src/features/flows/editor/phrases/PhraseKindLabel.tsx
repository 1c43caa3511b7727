import Box from '@mui/material/Box';
import type { TrainingPhraseType } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { phraseKindIcons } from './phrase-kind-icons.ts';

/** What kind of phrase stands in a row that is not a question. */
export function PhraseKindLabel({ kind }: { kind: TrainingPhraseType }) {
  const { t } = useTranslation('flows');
  const Icon = phraseKindIcons[kind];
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        alignItems: 'center',
        alignSelf: 'flex-start',
        gap: 0.75,
        flexShrink: 0,
        height: 32,
        my: 0.5,
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      <Icon size={16} aria-hidden />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t(`phrases.kind.${kind}`)}
      </Box>
    </Box>
  );
}
