import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { messageMax } from '@samtale/contract';
import { Hash, Paperclip, SendHorizontal } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/use-session.ts';
import { FileInput } from '../../../ui/FileInput.tsx';
import {
  type Attachment,
  acceptable,
  acceptedFiles,
  FileChips,
  uploads,
  useAttachments,
} from '../../attachments/index.ts';
import { AnswerList } from './answers/AnswerList.tsx';
import type { AnswerPlace } from './answers/answer-place.ts';
import { useAnswers } from './answers/use-answers.ts';
import { useOpenPlaces } from './answers/use-open-places.ts';
import { DropHint } from './DropHint.tsx';
import { useDraft } from './use-draft.ts';
import { useDropZone } from './use-drop-zone.ts';

export interface WritingFieldProps {
  chatToken: string;
  /** A note is for the staff alone. */
  kind: 'reply' | 'note';
  /** Where canned replies are looked for, and what they are filled with. */
  place: AnswerPlace;
  /** What files can be dropped on. */
  zone: RefObject<HTMLElement | null>;
  onSend(text: string, files: readonly Attachment[]): void;
  /** What is not sent yet was changed; empty when it was taken back. */
  onWrite?(text: string): void;
}

/** Where somebody writes: Enter sends, Shift and Enter breaks the line. Mount one for each kind. */
export function WritingField({ chatToken, kind, place, zone, onSend, onWrite }: WritingFieldProps) {
  const { t } = useTranslation('chat');
  const { t: writing } = useTranslation('writing');
  const { agent } = useSession();
  const [{ text, files }, change] = useDraft(chatToken, kind);
  const input = useRef<HTMLTextAreaElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const askAboutPlaces = useOpenPlaces();
  const setText = (next: string) => change((draft) => ({ ...draft, text: next }));
  const { attach, attachKnown, canGo } = useAttachments({
    agentId: agent.id,
    files,
    onChange: (of) => change((draft) => ({ ...draft, files: of(draft.files) })),
  });
  const answers = useAnswers({ input, text, place, onText: setText, onFiles: attachKnown });
  const isOver = useDropZone(zone, attach);
  const canSend = canGo && (text.trim() !== '' || acceptable(files).length > 0);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);

  const send = async () => {
    if (!canSend) return;
    if (kind === 'reply' && !(await askAboutPlaces(text))) return;
    onSend(text.trim(), acceptable(files));
    change(() => ({ text: '', files: [] }));
    input.current?.focus();
  };
  return (
    <Box sx={{ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      {isOver && <DropHint zone={zone} />}
      <AnswerList answers={answers} />
      {files.length > 0 && (
        <FileChips
          agentId={agent.id}
          files={files}
          onChange={(next) => change((draft) => ({ ...draft, files: next }))}
          onRetry={(key) => uploads.retry(key)}
        />
      )}
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 0.5 }}>
        <IconButton aria-label={writing('file.attach')} onClick={() => fileInput.current?.click()}>
          <Paperclip aria-hidden />
        </IconButton>
        <FileInput ref={fileInput} label={writing('file.attach')} accept={acceptedFiles} onFiles={attach} />
        <IconButton aria-label={writing('answers.open')} onClick={answers.begin}>
          <Hash aria-hidden />
        </IconButton>
        <OutlinedInput
          multiline
          fullWidth
          maxRows={8}
          inputRef={input}
          value={text}
          placeholder={t(`composer.${kind}Placeholder`)}
          onChange={({ target }) => {
            setText(target.value);
            answers.look();
            onWrite?.(target.value);
          }}
          onSelect={answers.look}
          onBlur={answers.close}
          onPaste={(event) => {
            const pasted = [...event.clipboardData.files];
            if (!pasted.length) return;
            event.preventDefault();
            attach(pasted);
          }}
          onKeyDown={(event) => {
            // While an input method composes a word, Enter chooses it.
            if (event.nativeEvent.isComposing || answers.onKeyDown(event)) return;
            if (event.key !== 'Enter' || event.shiftKey) return;
            event.preventDefault();
            void send();
          }}
          inputProps={{
            'aria-label': t(`composer.${kind}Label`),
            'aria-keyshortcuts': 'Enter',
            maxLength: messageMax,
            enterKeyHint: 'send',
            ...answers.fieldProps,
          }}
          sx={{ ml: 0.5, ...(kind === 'note' && { bgcolor: 'tint.warning' }) }}
        />
        <IconButton
          color="primary"
          aria-label={t('composer.send')}
          disabled={!canSend}
          onClick={() => void send()}
        >
          <SendHorizontal aria-hidden />
        </IconButton>
      </Box>
    </Box>
  );
}
