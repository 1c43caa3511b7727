import { arrayMove } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { moveItem, replaceItem } from '../../../lib/lists/change-list.ts';
import { Problem } from '../../../lib/screen/Problem.tsx';
import { RowMenu } from '../../../ui/RowMenu.tsx';
import { SortableList } from '../../../ui/SortableList.tsx';
import { useNumberFormat } from '../../../ui/use-number-format.ts';
import { AddMessageMenu } from './AddMessageMenu.tsx';
import { BubbleOptions } from './BubbleOptions.tsx';
import { ChannelMark } from './channels/ChannelMark.tsx';
import type { EditorBubble } from './editor-flow.ts';
import { type EditorMessage, newMessage } from './editor-message.ts';
import type { FlowProblems } from './flow-problems.ts';
import { MessageRow } from './MessageRow.tsx';

/** The most messages that the contract takes. */
const mostMessages = 30;

interface BubbleEditorProps {
  bubble: EditorBubble;
  /** Counts from 1. */
  number: number;
  /** What it is dragged by. */
  handle: ReactNode;
  isFirst: boolean;
  isLast: boolean;
  problems: FlowProblems;
  onChange(bubble: EditorBubble): void;
  onMove(step: -1 | 1): void;
  onRemove(): void;
}

/** One bubble: when it comes and what is in it. Alt with an arrow moves it. */
export function BubbleEditor(props: BubbleEditorProps) {
  const { bubble, number, handle, isFirst, isLast, problems, onChange, onMove, onRemove } = props;
  const { t } = useTranslation('flows');
  const formatNumber = useNumberFormat();
  const rows = useRef<HTMLDivElement>(null);
  const { messages } = bubble;
  const setMessages = (next: readonly EditorMessage[]) => onChange({ ...bubble, messages: next });
  const nameOf = ({ kind }: EditorMessage, index: number) =>
    t('message.name', { kind: t(`kind.${kind}`), number: index + 1 });
  const add = (kind: EditorMessage['kind']) => {
    setMessages([...messages, newMessage(kind)]);
    // Once the menu has given the focus back, it goes on to what was added.
    setTimeout(() => {
      const fields = rows.current?.querySelectorAll<HTMLElement>('[data-message]');
      [...(fields ?? [])].at(-1)?.querySelector<HTMLElement>('textarea, input')?.focus();
    });
  };
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
          px: 1,
          minHeight: 40,
          color: 'text.secondary',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {handle}
        <Typography variant="subtitle2" component="h3" sx={{ flex: 1 }}>
          {t('bubble.name', { number })}
        </Typography>
        <ChannelMark chosen={bubble.integrationTypeList} />
        {bubble.delay > 0 && (
          <Typography variant="caption" sx={{ mr: 0.5 }}>
            {t('preview.delay', { seconds: formatNumber(bubble.delay) })}
          </Typography>
        )}
        <BubbleOptions
          bubble={bubble}
          number={number}
          hasProblem={problems.has(bubble)}
          onChange={onChange}
        />
        <RowMenu
          label={t('bubble.menu', { number })}
          removeLabel={t('bubble.remove', { number })}
          isFirst={isFirst}
          isLast={isLast}
          onMove={onMove}
          onRemove={onRemove}
        />
      </Box>
      <Box ref={rows} sx={{ p: 1, pt: 1.5, pb: 0.5 }}>
        <SortableList
          items={messages}
          nameOf={nameOf}
          onMove={(from, to) => setMessages(arrayMove([...messages], from, to))}
        >
          {(message, index, messageHandle) => (
            <MessageRow
              message={message}
              name={nameOf(message, index)}
              handle={messageHandle}
              problem={problems.get(message)}
              isFirst={index === 0}
              isLast={index === messages.length - 1}
              onChange={(next) => setMessages(replaceItem(messages, message, next))}
              onMove={(step) => setMessages(moveItem(messages, index, step))}
              onRemove={() => setMessages(messages.filter((one) => one !== message))}
            />
          )}
        </SortableList>
        <Problem messageKey={problems.get(bubble)} />
      </Box>
      {messages.length < mostMessages && (
        <Box sx={{ px: 1, pb: 1 }}>
          <AddMessageMenu label={t('bubble.addTo', { number })} onAdd={add} />
        </Box>
      )}
    </Box>
  );
}
