import type { SxProps, Theme } from '@mui/material/styles';

/** The columns of a value: name, synonyms, how it is pronounced, whether synonyms are shown, remove. */
export const entryColumns = 'minmax(120px, 5fr) minmax(160px, 9fr) minmax(96px, 4fr) 96px 32px';

/** Fields between which the arrows move up and down. */
export type EntryCell = 'name' | 'synonyms' | 'pronounceAs';

const field = {
  minWidth: 0,
  border: '1px solid transparent',
  borderRadius: '6px',
  font: 'inherit',
  fontSize: '0.875rem',
  color: 'text.primary',
  background: 'none',
};
const plainButton = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  p: 0,
  border: 0,
  borderRadius: '6px',
  color: 'text.secondary',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
};

/**
 * How the rows of values look. Told once, for the list that holds them, and not in each row: rows come and go by the
 * dozen while a long list is scrolled, and what each of them would say again is most of the work.
 */
export const entryStyles: SxProps<Theme> = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& .entry': {
    py: '6px',
    borderBottom: 1,
    borderColor: 'divider',
    '&:hover': { bgcolor: 'action.hover' },
    '&:hover .remove, &:focus-within .remove': { opacity: 1 },
  },
  '& .cells': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr) auto 32px', md: entryColumns },
    gridTemplateAreas: {
      xs: '"name name remove" "synonyms synonyms synonyms" "pronounce show show"',
      md: '"name synonyms pronounce show remove"',
    },
    alignItems: 'start',
    columnGap: 1,
  },
  '& .pattern .cells': { gridTemplateColumns: 'minmax(0, 1fr) 32px', gridTemplateAreas: '"name remove"' },
  // A field looks like its text until it is worked on.
  '& .field': {
    ...field,
    height: 32,
    px: 1,
    '&:hover': { borderColor: 'divider' },
    '&:focus': { outline: 'none', borderColor: 'primary.main', bgcolor: 'background.paper' },
    '&[aria-invalid="true"]': { borderColor: 'error.main' },
  },
  '& .name': { gridArea: 'name', fontWeight: 500 },
  '& .pattern .name': {
    fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
    fontWeight: 400,
  },
  '& .pronounce': {
    gridArea: 'pronounce',
    '&::placeholder': { visibility: { md: 'hidden' } },
    '&:hover::placeholder, &:focus::placeholder': { visibility: 'visible' },
  },
  '& .show': {
    gridArea: 'show',
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 32,
    pr: { xs: 1, md: 0 },
    fontSize: '0.8125rem',
    color: 'text.secondary',
    '& label': { display: { md: 'none' } },
  },
  '& .remove': { ...plainButton, gridArea: 'remove', width: 32, height: 32, opacity: { md: 0 } },
  '& .remove:focus-visible': { opacity: 1 },
  '& .synonyms': {
    ...field,
    gridArea: 'synonyms',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 0.5,
    minHeight: 32,
    px: 0.5,
    py: '3px',
    cursor: 'text',
    '&:hover': { borderColor: 'divider' },
    '&:focus-within': { borderColor: 'primary.main', bgcolor: 'background.paper' },
    // Room to type in; until then it does not ask for a line of its own.
    '& input': { ...field, flex: '1 1 24px', height: 24, px: 0.5, border: 0 },
    '& input:focus': { outline: 'none' },
    '& input:not(:placeholder-shown)': { flexBasis: 96 },
  },
  '& .synonym': {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 0,
    maxWidth: '100%',
    height: 24,
    pl: 1,
    borderRadius: '6px',
    fontSize: '0.8125rem',
    bgcolor: 'tint.neutral',
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& button': { ...plainButton, width: 24, height: 24 },
  },
};
