/** The frame of a field around a textarea, as MUI's fields have it. */
export function valueFrame(invalid: boolean) {
  return {
    border: 1,
    borderColor: invalid ? 'error.main' : 'line.control',
    borderRadius: 1,
    bgcolor: 'background.paper',
    transition: 'border-color 120ms',
    '&:hover': { borderColor: invalid ? 'error.main' : 'text.secondary' },
    '&:has(textarea:focus)': {
      borderColor: invalid ? 'error.main' : 'primary.main',
      boxShadow: `inset 0 0 0 1px var(--mui-palette-${invalid ? 'error' : 'primary'}-main)`,
    },
  };
}
