import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CornerDownLeft } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FramedInput } from '../../ui/FramedInput.tsx';

interface EntryLineProps {
  ref: Ref<HTMLInputElement>;
  line: string;
  isRegEx: boolean;
  onLine(line: string): void;
  /** Adds a value for each line. */
  onAdd(text: string): void;
  /** The arrow up: to the last value. */
  onUp(): void;
}

/** Below the last value: Enter adds what is typed, and pasted lines become a value each. */
export function EntryLine({ ref, line, isRegEx, onLine, onAdd, onUp }: EntryLineProps) {
  const { t } = useTranslation('entities');
  const addLine = () => {
    if (!line.trim()) return;
    onAdd(line);
    onLine('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') addLine();
    else if (event.key === 'ArrowUp') onUp();
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    // Cells of a spreadsheet are a name and its synonyms, also when there is one row of them.
    if (!/[\r\n]/.test(text.trim()) && (isRegEx || !text.includes('\t'))) return;
    event.preventDefault();
    onAdd(text);
  };
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1,
        flexShrink: 0,
        pl: { xs: 2, md: 4 },
        pr: { xs: 2, md: 3 },
        py: 1.5,
        // Ends where the rows do, whose list keeps a place for its scroll bar.
        overflowY: 'hidden',
        scrollbarGutter: { md: 'stable' },
      }}
    >
      <FramedInput
        ref={ref}
        frameHeight={36}
        value={line}
        spellCheck={!isRegEx}
        aria-label={t(isRegEx ? 'entry.addPattern' : 'entry.add')}
        placeholder={t(isRegEx ? 'entry.patternPlaceholder' : 'entry.placeholder')}
        onChange={({ target }) => onLine(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <Button
        variant="outlined"
        color="inherit"
        disabled={!line.trim()}
        onClick={addLine}
        endIcon={<CornerDownLeft aria-hidden />}
      >
        {t('entry.addShort')}
      </Button>
    </Box>
  );
}
