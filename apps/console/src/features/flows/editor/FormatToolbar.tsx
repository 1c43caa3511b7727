import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Bold, Italic, Link, List, ListOrdered, type LucideIcon, Strikethrough } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../ui/Hint.tsx';
import { EmojiButton } from './EmojiButton.tsx';
import type { Format } from './format-selection.ts';
import { ValueButton } from './values/ValueButton.tsx';

interface FormatToolbarProps {
  onFormat(format: Format): void;
  onInsert(words: string): void;
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const withModifier = (key: string) => (isApple ? `⌘ ${key}` : `Ctrl ${key}`);

const formats: readonly { format: Format; Icon: LucideIcon; keys: string }[] = [
  { format: 'bold', Icon: Bold, keys: withModifier('B') },
  { format: 'italic', Icon: Italic, keys: withModifier('I') },
  { format: 'strike', Icon: Strikethrough, keys: withModifier('⇧ X') },
  { format: 'link', Icon: Link, keys: withModifier('K') },
  { format: 'bullets', Icon: List, keys: withModifier('⇧ 8') },
  { format: 'numbers', Icon: ListOrdered, keys: withModifier('⇧ 7') },
];

/** What can be made of the words that are selected below it. */
export function FormatToolbar({ onFormat, onInsert }: FormatToolbarProps) {
  const { t } = useTranslation('flows');
  return (
    <Box
      sx={{
        display: 'flex',
        gap: '2px',
        p: 0.5,
        color: 'text.secondary',
        borderBottom: 1,
        borderColor: 'divider',
        '& button': { color: 'inherit', p: '6px', '& svg': { width: 16, height: 16 } },
      }}
    >
      {formats.map(({ format, Icon, keys }) => (
        <Hint key={format} text={`${t(`format.${format}`)}  ${keys}`} align="start">
          <IconButton
            size="small"
            aria-label={t(`format.${format}`)}
            // The words stay selected.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onFormat(format)}
          >
            <Icon aria-hidden />
          </IconButton>
        </Hint>
      ))}
      <EmojiButton onPick={onInsert} />
      <ValueButton onInsert={onInsert} />
    </Box>
  );
}
