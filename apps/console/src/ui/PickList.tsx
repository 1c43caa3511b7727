import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import type { ReactNode } from 'react';
import { usePickKeys } from './use-pick-keys.ts';

interface PickListProps<Option> {
  /** Names the field, and the list unless that has a name of its own. */
  label: string;
  listLabel?: string;
  placeholder: string;
  /** What is typed; it is the caller's to find what fits it. */
  text: string;
  onText(text: string): void;
  options: readonly Option[];
  keyOf(option: Option): string;
  /** What holds now; without it nothing does, and what Enter picks counts as selected. */
  isSelected?(option: Option): boolean;
  onPick(option: Option): void;
  /** What an option shows, in one line. */
  show(option: Option): ReactNode;
  /** Stands where nothing fits. */
  nothing: string;
  /** Pixels after which the list scrolls. */
  maxHeight: number;
}

/** Type, choose with the arrows, Enter; for a popover. */
export function PickList<Option>(props: PickListProps<Option>) {
  const { label, listLabel = label, placeholder, text, onText, options, keyOf, isSelected, show } = props;
  const { onPick, nothing, maxHeight } = props;
  const { listId, optionId, active, setActive, activeId, onKeyDown } = usePickKeys(options, onPick);
  return (
    <Box onKeyDown={onKeyDown}>
      <InputBase
        autoFocus
        fullWidth
        value={text}
        placeholder={placeholder}
        onChange={({ target }) => {
          onText(target.value);
          setActive(0);
        }}
        inputProps={{
          role: 'combobox',
          'aria-label': label,
          'aria-expanded': true,
          'aria-controls': listId,
          'aria-activedescendant': activeId,
          style: { outline: 'none' },
        }}
        sx={{ height: 44, px: 1.75, borderBottom: 1, borderColor: 'divider' }}
      />
      <Box id={listId} role="listbox" aria-label={listLabel} sx={{ maxHeight, overflowY: 'auto', p: 0.5 }}>
        {options.map((option, index) => (
          <Box
            key={keyOf(option)}
            id={optionId(index)}
            role="option"
            aria-selected={isSelected ? isSelected(option) : index === active}
            onMouseMove={() => setActive(index)}
            onClick={() => onPick(option)}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              minHeight: 36,
              px: 1.25,
              borderRadius: '6px',
              fontSize: '0.875rem',
              cursor: 'pointer',
              bgcolor: index === active ? 'action.hover' : undefined,
            }}
          >
            {show(option)}
          </Box>
        ))}
      </Box>
      <Box role="status" sx={{ px: 1.75, fontSize: '0.875rem', color: 'text.secondary' }}>
        {options.length === 0 && <Box sx={{ pb: 1.5 }}>{nothing}</Box>}
      </Box>
    </Box>
  );
}
