import Box from '@mui/material/Box';

export type FlagCountry = 'DK' | 'GB';

export interface FlagProps {
  country: FlagCountry;
  /** Width in pixels; 20 without it. The height is three quarters of it. */
  width?: number;
}

const drawings = {
  DK: (
    <>
      <path fill="#c60c30" d="M0 0h24v18H0z" />
      <path fill="#fff" d="M7 0h3v18H7zM0 7.500h24v3H0z" />
    </>
  ),
  GB: (
    <>
      <path fill="#012169" d="M0 0h24v18H0z" />
      <path stroke="#fff" strokeWidth="3.600" d="m0 0 24 18M24 0 0 18" />
      <path stroke="#c8102e" strokeWidth="1.400" d="m0 0 24 18M24 0 0 18" />
      <path fill="#fff" d="M9 0h6v18H9zM0 6h24v6H0z" />
      <path fill="#c8102e" d="M10.300 0h3.400v18h-3.400zM0 7.300h24v3.400H0z" />
    </>
  ),
} satisfies Record<FlagCountry, React.ReactNode>;

/** A language's flag. It is decoration: the control that holds it names the language. */
export function Flag({ country, width = 20 }: FlagProps) {
  return (
    <Box
      component="svg"
      viewBox="0 0 24 18"
      aria-hidden
      sx={{
        width: `${width}px !important`,
        height: `${width * 0.75}px !important`,
        borderRadius: '3px',
        flexShrink: 0,
        boxShadow: '0 0 0 1px rgb(22 33 31 / 0.12)',
      }}
    >
      {drawings[country]}
    </Box>
  );
}
