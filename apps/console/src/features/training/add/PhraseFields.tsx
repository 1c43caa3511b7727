import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { trainingPhraseMax } from '@samtale/contract';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldLabel } from './FieldLabel.tsx';
import type { PhraseDraft } from './phrase-drafts.ts';

/** Phrases that are shown at first; more when they are asked for. */
const firstPhrases = 5;

interface PhraseFieldsProps {
  phrases: readonly PhraseDraft[];
  onChange(phrases: PhraseDraft[]): void;
}

/** The phrases that are added: each can be edited, or taken out while others are left. */
export function PhraseFields({ phrases, onChange }: PhraseFieldsProps) {
  const { t } = useTranslation('training');
  const [all, setAll] = useState(false);
  const labelId = useId();
  const hintId = useId();
  // One more is no longer than the button that would show it.
  const shown = all || phrases.length <= firstPhrases + 1 ? phrases : phrases.slice(0, firstPhrases);
  const edit = (id: string, text: string) =>
    onChange(phrases.map((phrase) => (phrase.question.id === id ? { ...phrase, text } : phrase)));
  return (
    <Box role="group" aria-labelledby={labelId}>
      <FieldLabel id={labelId}>{t('add.phrases')}</FieldLabel>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {shown.map(({ question, text }, index) => (
          <Box key={question.id} sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
            <OutlinedInput
              multiline
              fullWidth
              size="small"
              maxRows={4}
              value={text}
              error={!text.trim()}
              onChange={({ target }) => edit(question.id, target.value)}
              inputProps={{
                maxLength: trainingPhraseMax,
                'aria-label': t('add.phrase', { number: index + 1 }),
                'aria-describedby': hintId,
              }}
            />
            {phrases.length > 1 && (
              <IconButton
                aria-label={t('add.remove', { phrase: text })}
                onClick={() => onChange(phrases.filter((phrase) => phrase.question.id !== question.id))}
              >
                <X aria-hidden />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {shown.length < phrases.length && (
        <Button size="small" color="inherit" onClick={() => setAll(true)} sx={{ mt: 1 }}>
          {t('add.showAll', { count: phrases.length })}
        </Button>
      )}
      <FormHelperText id={hintId}>{t('add.textHint')}</FormHelperText>
    </Box>
  );
}
