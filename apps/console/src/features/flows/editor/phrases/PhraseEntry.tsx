import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { trainingPhraseMax } from '@samtale/contract';
import { CornerDownLeft } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../../lib/toast/toast.tsx';
import { phrasesOfText } from '../change-flow.ts';
import type { EditorPhrases } from './editor-phrase.ts';

interface PhraseEntryProps {
  ref: Ref<HTMLTextAreaElement>;
  phrases: EditorPhrases;
  /** What is typed and not yet added. */
  entry: string;
  onEntry(text: string): void;
  onAdd(added: EditorPhrases): void;
  /** The arrow down: to the first phrase. */
  onDown(): void;
  /** Stands at the end of the line: other ways to add. */
  children?: ReactNode;
}

/** Adds what is typed at Enter, and a phrase for each line of what is pasted. */
export function PhraseEntry({ ref, phrases, entry, onEntry, onAdd, onDown, children }: PhraseEntryProps) {
  const { t } = useTranslation('flows');
  const toast = useToast();

  const add = (text: string): number => {
    const added = phrasesOfText(text, phrases);
    if (added.length > 0) onAdd(added);
    return added.length;
  };
  const addEntry = () => {
    if (!entry.trim()) return;
    if (add(entry) === 0) toast.info(t('phrases.already'));
    onEntry('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      addEntry();
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      onDown();
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim()).length;
    if (lines < 2) return;
    event.preventDefault();
    const added = add(text);
    if (added === 0) toast.info(t('phrases.pastedNone'));
    else toast.success(t('phrases.pasted', { count: added, skipped: lines - added }));
  };

  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <OutlinedInput
        inputRef={ref}
        fullWidth
        multiline
        maxRows={4}
        value={entry}
        placeholder={t('phrases.placeholder')}
        onChange={({ target }) => onEntry(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        inputProps={{ 'aria-label': t('phrases.add'), maxLength: trainingPhraseMax }}
      />
      <Button
        variant="outlined"
        color="inherit"
        disabled={!entry.trim()}
        onClick={addEntry}
        endIcon={<CornerDownLeft aria-hidden />}
        sx={{ alignSelf: 'flex-start', minHeight: 40 }}
      >
        {t('phrases.addShort')}
      </Button>
      {children}
    </Box>
  );
}
