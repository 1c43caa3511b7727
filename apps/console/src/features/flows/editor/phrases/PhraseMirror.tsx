import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { markLook } from '../parameters/parameter-colors.ts';
import { type EditorParameter, type EditorPhrase, piecesOf } from './editor-phrase.ts';

interface PhraseMirrorProps {
  ref: Ref<HTMLDivElement>;
  phrase: EditorPhrase;
  parameters: readonly EditorParameter[];
}

/** The phrase's words once more, unseen, below the field in which they are typed: what is seen is how they are marked. */
export function PhraseMirror({ ref, phrase, parameters }: PhraseMirrorProps) {
  let at = 0;
  return (
    <Box
      ref={ref}
      aria-hidden
      sx={{ color: 'transparent', whiteSpace: 'pre-wrap', overflowWrap: 'break-word', userSelect: 'none' }}
    >
      {piecesOf(phrase).map(({ text, mark }) => {
        const start = at;
        at += text.length;
        if (!mark) return text;
        const index = parameters.findIndex(({ name }) => name === mark.parameter);
        return (
          <Box key={start} component="span" data-mark={mark.parameter} sx={markLook(index)}>
            {text}
          </Box>
        );
      })}
      {/* An empty last line takes its place too. */}
      {'​'}
    </Box>
  );
}
