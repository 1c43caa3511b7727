import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { valuePieces } from '../../../bubbles/value-pieces.ts';
import { chipLook } from '../parameters/parameter-colors.ts';
import { useValuesInScope } from '../parameters/values-in-scope.ts';

interface ValueMirrorProps {
  ref: Ref<HTMLDivElement>;
  text: string;
  /** Its words are seen, in place of those of the field above it. */
  isSeen: boolean;
}

/** A field's text once more, below it: there the places of values are chips. */
export function ValueMirror({ ref, text, isSeen }: ValueMirrorProps) {
  const values = useValuesInScope();
  return (
    <Box
      ref={ref}
      aria-hidden
      sx={{
        color: isSeen ? 'text.primary' : 'transparent',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'break-word',
        userSelect: 'none',
        '@media (forced-colors: active)': { visibility: 'hidden' },
      }}
    >
      {valuePieces(text).map(({ at, text: words, name }) => {
        if (name === null) return words;
        const start = words.indexOf(name);
        return (
          <Box
            key={at}
            component="span"
            data-chip={name}
            sx={[
              { py: '1px', boxDecorationBreak: 'clone', '& i': { fontStyle: 'normal', opacity: 0.35 } },
              chipLook(values.findIndex((value) => value.name === name)),
            ]}
          >
            <i>{words.slice(0, start)}</i>
            {name}
            <i>{words.slice(start + name.length)}</i>
          </Box>
        );
      })}
      {/* An empty last line takes its place too. */}
      {'​'}
    </Box>
  );
}
