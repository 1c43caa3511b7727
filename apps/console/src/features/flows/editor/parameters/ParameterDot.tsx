import Box from '@mui/material/Box';
import { dotLook } from './parameter-colors.ts';

/** The colour of a parameter, by its place among the flow's. */
export function ParameterDot({ index }: { index: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={[
        { display: 'inline-block', flexShrink: 0, width: 10, height: 10, borderRadius: '3px' },
        dotLook(index),
      ]}
    />
  );
}
