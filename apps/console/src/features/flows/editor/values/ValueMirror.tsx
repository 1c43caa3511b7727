import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { placeLook } from '../parameters/parameter-colors.ts';
import { useValuesInScope } from '../parameters/values-in-scope.ts';
import { SecretChip } from '../secrets/SecretChip.tsx';
import { fieldPieces } from './field-pieces.ts';
import { PlaceChip } from './PlaceChip.tsx';

interface ValueMirrorProps {
  ref: Ref<HTMLDivElement>;
  text: string;
  /** Its words are seen, in place of those of the field above it. */
  isSeen: boolean;
  takesSecrets: boolean;
}

/** A field's text once more, below it: there the places of values are chips. */
export function ValueMirror({ ref, text, isSeen, takesSecrets }: ValueMirrorProps) {
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
      {fieldPieces(text, takesSecrets).map(({ at, text: words, name, isSecret }) => {
        if (name === null) return words;
        if (isSecret) return <SecretChip key={at} words={words} name={name} />;
        return <PlaceChip key={at} words={words} name={name} look={placeLook(values, name)} />;
      })}
      {/* An empty last line takes its place too. */}
      {'​'}
    </Box>
  );
}
