import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ChevronsUpDown } from 'lucide-react';
import { type MouseEvent, type ReactNode, Suspense, useId, useState } from 'react';
import { Hint } from '../../ui/Hint.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { Choice } from './ChoiceMenu.tsx';

interface MenuButtonProps<Value extends string> {
  /** Names what is chosen. */
  label: string;
  /** A picture of the choice made. */
  icon: ReactNode;
  /** The choice made in words: the button then spans the navbar. */
  text?: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChoose(value: Value): void;
}

// MUI's menu is a tenth of the first screen's bytes: it comes when a pointer nears a button that opens one.
const loadMenu = () => import('./ChoiceMenu.tsx');
const LazyChoiceMenu = lazyPart(async () => ({ default: (await loadMenu()).ChoiceMenu<string> }));

/** A button that opens a short list of which one is chosen. */
export function MenuButton<Value extends string>(props: MenuButtonProps<Value>) {
  const { label, icon, text, choices, value, onChoose } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [needed, setNeeded] = useState(false);
  const menuId = useId();
  const preload = () => void loadMenu();
  const button = {
    'aria-label': label,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? menuId : undefined,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: (event: MouseEvent<HTMLElement>) => {
      setNeeded(true);
      setAnchor(event.currentTarget);
    },
  } as const;
  const choose = (chosen: string) => {
    const choice = choices.find((each) => each.value === chosen);
    if (choice) onChoose(choice.value);
  };
  return (
    <>
      {text === undefined ? (
        <Hint text={label} align="end">
          <IconButton {...button}>{icon}</IconButton>
        </Hint>
      ) : (
        <Button
          {...button}
          fullWidth
          color="inherit"
          variant="outlined"
          sx={{ gap: 1.5, px: '10px', minWidth: 0, justifyContent: 'flex-start', overflow: 'hidden' }}
        >
          {icon}
          <Box
            data-label
            component="span"
            sx={{ flex: 1, textAlign: 'left', overflow: 'hidden', textOverflow: 'ellipsis' }}
          >
            {text}
          </Box>
          <ChevronsUpDown data-label aria-hidden />
        </Button>
      )}
      {needed && (
        <Suspense>
          <LazyChoiceMenu
            id={menuId}
            anchor={anchor}
            fitAnchor={text !== undefined}
            choices={choices}
            value={value}
            onChoose={choose}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
