import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { parameterNameMax } from '@samtale/contract';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorParameter } from '../phrases/editor-phrase.ts';
import { nameOfWords, problemOfName } from './parameter-changes.ts';

interface ParameterNameProps {
  name: string;
  /** The parameters whose names are taken. */
  others: readonly EditorParameter[];
  onRename(name: string): void;
}

/** What a parameter is called. Another name counts from Enter, or from leaving the field; Escape keeps the old one. */
export function ParameterName({ name, others, onRename }: ParameterNameProps) {
  const { t } = useTranslation('flows');
  const noteId = useId();
  const [text, setText] = useState(name);
  const given = nameOfWords(text);
  const problem = problemOfName(given, others);
  const isChanged = given !== text.trim();
  const rename = () => {
    if (problem !== null) return;
    setText(given);
    if (given !== name) onRename(given);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') rename();
    else if (event.key === 'Escape' && text !== name) setText(name);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Box>
      <OutlinedInput
        fullWidth
        size="small"
        value={text}
        error={problem !== null}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        onBlur={rename}
        inputProps={{
          'aria-label': t('phrases.mark.name'),
          'aria-describedby': problem || isChanged ? noteId : undefined,
          maxLength: parameterNameMax,
        }}
      />
      {!problem && isChanged && (
        <Typography id={noteId} variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {t('parameters.becomes', { name: given })}
        </Typography>
      )}
      {problem && (
        <Typography id={noteId} role="alert" variant="body2" sx={{ mt: 0.5, color: 'error.main' }}>
          {t(`parameters.nameProblem.${problem}`)}
        </Typography>
      )}
    </Box>
  );
}
