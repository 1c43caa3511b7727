import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

interface PlaceChipProps {
  /** As they stand in the text, braces and all. */
  words: string;
  name: string;
  look: Extract<SxProps<Theme>, (theme: Theme) => unknown>;
}

/** The place of a value or a secret in a field: its name, and the signs around it as good as gone. */
export function PlaceChip({ words, name, look }: PlaceChipProps) {
  const start = words.lastIndexOf(name);
  return (
    <Box
      component="span"
      data-chip={name}
      sx={[{ py: '1px', boxDecorationBreak: 'clone', '& i': { fontStyle: 'normal', opacity: 0.35 } }, look]}
    >
      <i>{words.slice(0, start)}</i>
      {name}
      <i>{words.slice(start + name.length)}</i>
    </Box>
  );
}
