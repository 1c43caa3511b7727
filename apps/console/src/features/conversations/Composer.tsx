import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { messageMax } from '@samtale/contract';
import { SendHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from './use-draft.ts';
import type { TakeOver } from './use-take-over.ts';

interface ComposerProps {
  chatToken: string;
  takeOver: TakeOver;
  /** The visitor has asked for a person. */
  awaiting: boolean;
  onSend(text: string): void;
}

/** Where a person who has taken the conversation writes; others are told what stands in the way. */
export function Composer({ chatToken, takeOver, awaiting, onSend }: ComposerProps) {
  const { t } = useTranslation('chat');
  const { kind } = takeOver.offer;
  return (
    <Box
      sx={{
        flexShrink: 0,
        px: { xs: 1.5, md: 2.5 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {kind === 'mine' ? (
        <Writing chatToken={chatToken} onSend={onSend} />
      ) : kind === 'notAvailable' ? (
        <Closed
          text={t(takeOver.goOnline ? 'composer.offline' : 'composer.noChatAgent')}
          action={
            takeOver.goOnline && (
              <Button size="small" variant="outlined" onClick={takeOver.goOnline}>
                {t('composer.goOnline')}
              </Button>
            )
          }
        />
      ) : (
        <Closed text={t(`composer.${kind === 'available' && awaiting ? 'awaiting' : kind}`)} />
      )}
    </Box>
  );
}

function Closed({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        minHeight: 40,
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      <span>{text}</span>
      {action}
    </Box>
  );
}

function Writing({ chatToken, onSend }: Pick<ComposerProps, 'chatToken' | 'onSend'>) {
  const { t } = useTranslation('chat');
  const [text, setText] = useDraft(chatToken);
  const input = useRef<HTMLTextAreaElement>(null);
  const hasText = text.trim() !== '';
  useEffect(() => input.current?.focus({ preventScroll: true }), []);

  const send = () => {
    if (!hasText) return;
    onSend(text.trim());
    setText('');
    input.current?.focus();
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
      <OutlinedInput
        multiline
        fullWidth
        maxRows={8}
        inputRef={input}
        value={text}
        placeholder={t('composer.placeholder')}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          // While an input method composes a word, Enter chooses it.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
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
      <IconButton color="primary" aria-label={t('composer.send')} disabled={!hasText} onClick={send}>
        <SendHorizontal aria-hidden />
      </IconButton>
    </Box>
  );
}
