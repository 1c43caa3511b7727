import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

interface ChoiceMenuProps<Value extends string> {
  id: string;
  /** The button that it belongs to while it is open. */
  anchor: HTMLElement | null;
  /** Makes it as wide as the button. */
  fitAnchor: boolean;
  choices: readonly Choice<Value>[];
  value: Value;
  onChoose(value: Value): void;
  onClose(): void;
}

/** A short list of which one is chosen. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { id, anchor, fitAnchor, choices, value, onChoose, onClose } = props;
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ paper: { sx: { mt: 0.5, minWidth: fitAnchor ? anchor?.offsetWidth : 180 } } }}
    >
      {choices.map((choice) => (
        <MenuItem
          key={choice.value}
          selected={choice.value === value}
          role="menuitemradio"
          aria-checked={choice.value === value}
          onClick={() => {
            onClose();
            if (choice.value !== value) onChoose(choice.value);
          }}
        >
          {choice.icon}
          <span style={{ flex: 1 }}>{choice.label}</span>
          {choice.value === value && <Check aria-hidden />}
        </MenuItem>
      ))}
    </Menu>
  );
}
