import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RowMenu } from '../../../ui/RowMenu.tsx';
import type { EditorMessage } from './editor-message.ts';
import { kindIcons } from './kind-icons.ts';
import { MessageEditor } from './MessageEditor.tsx';

interface MessageRowProps {
  message: EditorMessage;
  /** What it is called among the others of the bubble. */
  name: string;
  handle: ReactNode;
  problem: string | undefined;
  isFirst: boolean;
  isLast: boolean;
  onChange(message: EditorMessage): void;
  onMove(step: -1 | 1): void;
  onRemove(): void;
}

/** One message of a bubble, between what moves it and what else can be done with it. */
export function MessageRow(props: MessageRowProps) {
  const { message, name, handle, problem, isFirst, isLast, onChange, onMove, onRemove } = props;
  const { t } = useTranslation('flows');
  const Icon = kindIcons[message.kind];
  const option = 'lineBreak' in message && {
    label: t('message.continues'),
    checked: !message.lineBreak,
    onChange: (continues: boolean) => onChange({ ...message, lineBreak: !continues }),
  };
  return (
    <Box
      role="group"
      aria-label={name}
      data-message
      sx={{ display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr) 28px', columnGap: 0.5 }}
    >
      <Box sx={{ pt: '3px' }}>{handle}</Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}>
        {message.kind !== 'text' && (
          <Box
            aria-hidden
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.75,
              minHeight: 28,
              fontSize: '0.75rem',
              fontWeight: 550,
              color: 'text.secondary',
            }}
          >
            <Icon size={14} /> {t(`kind.${message.kind}`)}
          </Box>
        )}
        <div>
          <MessageEditor message={message} problem={problem} onChange={onChange} />
        </div>
      </Box>
      <Box sx={{ pt: '3px' }}>
        <RowMenu
          label={t('message.menu', { name })}
          removeLabel={t('message.remove')}
          isFirst={isFirst}
          isLast={isLast}
          option={option || undefined}
          onMove={onMove}
          onRemove={onRemove}
        />
      </Box>
    </Box>
  );
}
