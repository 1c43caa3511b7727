import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { suggestionLook } from '../bubbles/index.ts';
import type { OpenSuggestion } from './open-suggestions.ts';

interface SuggestionsProps {
  suggestions: readonly OpenSuggestion[];
  onPick(suggestion: OpenSuggestion): void;
}

/** What can be chosen instead of writing. */
export function Suggestions({ suggestions, onPick }: SuggestionsProps) {
  const { t } = useTranslation('simulator');
  return (
    <Box
      component="ul"
      aria-label={t('suggestions')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, my: 1, p: 0, listStyle: 'none' }}
    >
      {suggestions.map((suggestion) => (
        <li key={`${suggestion.flowId} ${suggestion.title}`}>
          <ButtonBase
            onClick={() => onPick(suggestion)}
            sx={{
              ...suggestionLook,
              fontSize: '0.875rem',
              textAlign: 'left',
              color: 'primary.main',
              transition: 'border-color 120ms',
              '&:hover': { borderColor: 'primary.main' },
            }}
          >
            {suggestion.title}
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}
