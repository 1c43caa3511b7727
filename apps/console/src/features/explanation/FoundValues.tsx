import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { markedText } from './marked-text.ts';
import type { Understanding } from './reason.ts';

type Found = NonNullable<Understanding['entities']>;

/** The words with the values that were found in them, and what each of them comes to. */
export function FoundValues({ text, found }: { text: string; found: Found }) {
  const { t } = useTranslation('chat');
  return (
    <>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {markedText(text, found).map(({ start, words, isValue }) =>
          isValue ? (
            <Box
              key={start}
              component="mark"
              sx={{ px: '2px', borderRadius: '3px', color: 'inherit', bgcolor: 'tint.info' }}
            >
              {words}
            </Box>
          ) : (
            words
          ),
        )}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'grid', gap: '2px' }}>
        {found.map(({ typeId, start, end, text: said, value, name }) => (
          <Box
            component="li"
            key={`${typeId} ${start} ${end}`}
            sx={{ display: 'flex', gap: 1, overflowWrap: 'anywhere' }}
          >
            <span>{said === value ? value : `${said} → ${value}`}</span>
            {name && (
              <Box component="span" sx={{ ml: 'auto', fontSize: '0.75rem', color: 'text.secondary' }}>
                {t('why.parameter', { name })}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </>
  );
}
