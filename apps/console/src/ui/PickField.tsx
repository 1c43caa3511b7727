import Box from '@mui/material/Box';
import { Check, ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { PickButton } from './PickButton.tsx';

type PickFieldProps = Pick<
  ComponentProps<typeof PickButton>,
  'label' | 'invalid' | 'describedBy' | 'list'
> & {
  /** What is chosen, in words. */
  chosen: string;
};

/** A `PickButton` that looks as the other fields of a form do. */
export const PickField = ({ chosen, invalid = false, ...button }: PickFieldProps) => (
  <PickButton
    {...button}
    fullWidth
    invalid={invalid}
    endIcon={<ChevronDown aria-hidden />}
    sx={{
      height: 40,
      minWidth: 0,
      px: 1.5,
      fontWeight: 400,
      justifyContent: 'space-between',
      borderColor: invalid ? 'error.main' : 'line.control',
    }}
  >
    <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
      {chosen}
    </Box>
  </PickButton>
);

interface PickOptionProps {
  name: string;
  /** Tells it from others of the same name. */
  detail: string | null;
  isChosen: boolean;
}

/** One of those that a `PickField` offers. */
export const PickOption = ({ name, detail, isChosen }: PickOptionProps) => (
  <>
    <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      {name}
    </Box>
    <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
      {detail}
    </Box>
    {isChosen && <Check size={16} aria-hidden />}
  </>
);
