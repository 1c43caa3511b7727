import Box from '@mui/material/Box';
import type { Generated } from '@samtale/dialog';
import { Quote, Sparkles } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CitedSource } from './CitedSource.tsx';

interface GeneratedMarkProps {
  generated: Generated;
  /** The language of the conversation. */
  languageId: string;
  /** Also tells the addresses of the pages. */
  namesPages?: boolean;
}

/** Says in an answer's bubble that a language model wrote it or that it is quoted, and what it rests on. */
export function GeneratedMark({
  generated: { citations, isQuote },
  languageId,
  namesPages = false,
}: GeneratedMarkProps) {
  const { t } = useTranslation('chat');
  const id = useId();
  const Icon = isQuote ? Quote : Sparkles;
  const generated = citations.length ? 'generated.restsOn' : 'generated.mark';
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
        <Icon size={13} aria-hidden />
        <span id={id}>{t(isQuote ? 'generated.quoted' : generated)}</span>
      </Box>
      {citations.length > 0 && (
        <Box component="ul" aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {citations.map((citation, place) => (
            <CitedSource
              key={String(place)}
              citation={citation}
              languageId={languageId}
              namesPage={namesPages}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
