import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { messageTextMax } from '@samtale/contract';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EditorText } from './editor-flow.ts';
import { Problem } from './Problem.tsx';

interface TextEditorProps {
  message: EditorText;
  problem: string | undefined;
  onChange(message: EditorText): void;
  onRemove(): void;
}

/** A text of a bubble, in as many lines as it takes. */
export function TextEditor({ message, problem, onChange, onRemove }: TextEditorProps) {
  const { t } = useTranslation('flows');
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <OutlinedInput
          fullWidth
          multiline
          minRows={2}
          maxRows={14}
          value={message.text}
          error={problem !== undefined}
          placeholder={t('bubble.textPlaceholder')}
          onChange={({ target }) => onChange({ ...message, text: target.value })}
          inputProps={{ 'aria-label': t('bubble.text'), maxLength: messageTextMax }}
        />
        <IconButton
          size="small"
          aria-label={t('bubble.removeText')}
          onClick={onRemove}
          sx={{ color: 'text.secondary' }}
        >
          <X aria-hidden />
        </IconButton>
      </Box>
      <Problem messageKey={problem} />
    </Box>
  );
}
