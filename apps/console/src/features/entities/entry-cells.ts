/** The columns of a value: name, synonyms, how it is pronounced, whether synonyms are shown, remove. */
export const entryColumns = 'minmax(120px, 5fr) minmax(160px, 9fr) minmax(96px, 4fr) 96px 32px';
/** Of a pattern: the pattern, remove. */
export const patternColumns = 'minmax(0, 1fr) 32px';

/** A field of a row looks like its text until it is worked on. */
export const cellStyle = {
  width: '100%',
  minWidth: 0,
  height: 32,
  px: 1,
  py: 0,
  border: 1,
  borderColor: 'transparent',
  borderRadius: '6px',
  font: 'inherit',
  fontSize: '0.875rem',
  color: 'text.primary',
  background: 'none',
  '&:hover': { borderColor: 'divider' },
  '&:focus, &:focus-visible': { outline: 'none', borderColor: 'primary.main', bgcolor: 'background.paper' },
} as const;

/** Fields between which the arrows move up and down. */
export type EntryCell = 'name' | 'synonyms' | 'pronounceAs';
