import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { delayMax } from '@samtale/contract';
import { ArrowDown, ArrowUp, RectangleEllipsis, Trash2, Type } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { replaceItem } from './change-flow.ts';
import { type EditorBubble, type EditorMessage, newSuggestion, newText } from './editor-flow.ts';
import type { FlowProblems } from './flow-problems.ts';
import { Problem } from './Problem.tsx';
import { SuggestionEditor } from './SuggestionEditor.tsx';
import { TextEditor } from './TextEditor.tsx';

interface BubbleEditorProps {
  bubble: EditorBubble;
  /** Counts from 1. */
  number: number;
  isFirst: boolean;
  isLast: boolean;
  problems: FlowProblems;
  onChange(bubble: EditorBubble): void;
  onMove(step: -1 | 1): void;
  onRemove(): void;
}

/** One bubble: when it comes and what is in it. Alt with an arrow moves it. */
export function BubbleEditor(props: BubbleEditorProps) {
  const { bubble, number, isFirst, isLast, problems, onChange, onMove, onRemove } = props;
  const { t } = useTranslation('flows');
  const setMessages = (messages: readonly EditorMessage[]) => onChange({ ...bubble, messages });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <Box
      role="group"
      aria-label={t('bubble.name', { number })}
      onKeyDown={onKeyDown}
      sx={{ border: 1, borderColor: problems.has(bubble) ? 'error.main' : 'divider', borderRadius: 1 }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          pl: 2,
          pr: 1,
          minHeight: 40,
          color: 'text.secondary',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="subtitle2" component="h3" sx={{ flex: 1 }}>
          {t('bubble.name', { number })}
        </Typography>
        <DelayField value={bubble.delay} onChange={(delay) => onChange({ ...bubble, delay })} />
        <IconButton size="small" disabled={isFirst} aria-label={t('bubble.up')} onClick={() => onMove(-1)}>
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton size="small" disabled={isLast} aria-label={t('bubble.down')} onClick={() => onMove(1)}>
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton size="small" aria-label={t('bubble.remove', { number })} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, p: 2, pb: 1 }}>
        {bubble.messages.map((message) => {
          const parts = {
            problem: problems.get(message),
            onRemove: () => setMessages(bubble.messages.filter((one) => one !== message)),
          };
          const change = (next: EditorMessage) => setMessages(replaceItem(bubble.messages, message, next));
          return message.kind === 'text' ? (
            <TextEditor key={message.id} message={message} onChange={change} {...parts} />
          ) : (
            <SuggestionEditor key={message.id} message={message} onChange={change} {...parts} />
          );
        })}
        <Problem messageKey={problems.get(bubble)} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, px: 1, pb: 1 }}>
        <Button
          size="small"
          color="inherit"
          startIcon={<Type aria-hidden />}
          onClick={() => setMessages([...bubble.messages, newText()])}
          sx={{ color: 'text.secondary' }}
        >
          {t('bubble.addText')}
        </Button>
        <Button
          size="small"
          color="inherit"
          startIcon={<RectangleEllipsis aria-hidden />}
          onClick={() => setMessages([...bubble.messages, newSuggestion()])}
          sx={{ color: 'text.secondary' }}
        >
          {t('bubble.addSuggestion')}
        </Button>
      </Box>
    </Box>
  );
}

/** Seconds before the bubble comes, in tenths. */
function DelayField({ value, onChange }: { value: number; onChange(seconds: number): void }) {
  const { t } = useTranslation('flows');
  return (
    <Box
      component="label"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, mr: 1, fontSize: '0.8125rem' }}
    >
      {t('bubble.delay')}
      <InputBase
        type="number"
        value={value}
        onChange={({ target }) => {
          const seconds = Number(target.value);
          if (Number.isFinite(seconds))
            onChange(Math.min(delayMax, Math.max(0, Math.round(seconds * 10) / 10)));
        }}
        inputProps={{ min: 0, max: delayMax, step: 0.5, 'aria-label': t('bubble.delayLabel') }}
        sx={{
          width: 56,
          px: 0.75,
          border: 1,
          borderColor: 'divider',
          borderRadius: '6px',
          fontSize: '0.8125rem',
          '& input': { p: 0, height: 24 },
        }}
      />
      {t('bubble.seconds')}
    </Box>
  );
}
