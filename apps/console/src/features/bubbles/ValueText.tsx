import Box from '@mui/material/Box';
import { useContext } from 'react';
import { ShownValues } from './shown-values.ts';
import { valuePieces } from './value-pieces.ts';

/** Words of a bubble, with the places of values as chips where these are shown. */
export function ValueText({ text }: { text: string }) {
  const shown = useContext(ShownValues);
  if (!shown || !text.includes('{{')) return text;
  return valuePieces(text).map(({ at, text: words, name }) => {
    if (name === null) return words;
    const value = shown(name);
    return (
      <Box
        key={at}
        component="span"
        data-value={name}
        title={value.title}
        sx={[
          { px: '5px', color: 'text.primary', boxDecorationBreak: 'clone', overflowWrap: 'anywhere' },
          ...[value.look].flat(),
        ]}
      >
        {value.text}
      </Box>
    );
  });
}
