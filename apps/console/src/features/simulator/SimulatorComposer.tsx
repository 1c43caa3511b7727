import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { messageMax } from '@samtale/contract';
import { SendHorizontal } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { takeFocusWish } from '../../lib/simulator/simulator-panel.ts';
import type { SimulatorSession, SimulatorState } from './simulator-session.ts';

interface SimulatorComposerProps {
  session: SimulatorSession;
  state: SimulatorState;
  input: RefObject<HTMLTextAreaElement | null>;
}

/** Where one writes as a visitor: Enter sends. */
export function SimulatorComposer({ session, state: { draft, pending }, input }: SimulatorComposerProps) {
  const { t } = useTranslation('simulator');
  useEffect(() => {
    if (takeFocusWish()) input.current?.focus({ preventScroll: true });
  }, [input]);
  const canSend = draft.trim() !== '' && pending === null;
  const send = () => {
    if (canSend) void session.say(draft.trim());
    input.current?.focus();
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, flexShrink: 0, px: 2, py: 1.5 }}>
      <OutlinedInput
        multiline
        fullWidth
        maxRows={5}
        inputRef={input}
        value={draft}
        placeholder={t('composer.placeholder')}
        onChange={({ target }) => session.write(target.value)}
        onKeyDown={(event) => {
          // While an input method composes a word, Enter chooses it; with Ctrl or ⌘ it is the editor's.
          if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey) return;
          if (event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
        inputProps={{
          'aria-label': t('composer.label'),
          'aria-keyshortcuts': 'Enter',
          maxLength: messageMax,
          enterKeyHint: 'send',
        }}
      />
      <IconButton color="primary" aria-label={t('composer.send')} disabled={!canSend} onClick={send}>
        <SendHorizontal aria-hidden />
      </IconButton>
    </Box>
  );
}
