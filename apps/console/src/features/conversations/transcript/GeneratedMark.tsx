import Box from '@mui/material/Box';
import type { Citation } from '@samtale/dialog';
import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CitedSource } from './CitedSource.tsx';

interface GeneratedMarkProps {
  citations: readonly Citation[];
  /** The language of the conversation. */
  languageId: string;
}

/** Says in an answer's bubble that a language model wrote it, and what it rests on. */
export function GeneratedMark({ citations, languageId }: GeneratedMarkProps) {
  const { t } = useTranslation('chat');
  const id = useId();
  return (
    <Box
      sx={{
        mt: 1,
        pt: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        fontSize: '0.75rem',
        lineHeight: '18px',
        color: 'text.secondary',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 20 }}>
        <Sparkles size={13} aria-hidden />
        <span id={id}>{t(citations.length ? 'generated.restsOn' : 'generated.mark')}</span>
      </Box>
      {citations.length > 0 && (
        <Box component="ul" aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {citations.map((citation, place) => (
            <CitedSource key={String(place)} citation={citation} languageId={languageId} />
          ))}
        </Box>
      )}
    </Box>
  );
}
