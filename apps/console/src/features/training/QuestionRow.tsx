import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import type { UnsolvedQuestion } from '@samtale/contract';
import { Link } from '@tanstack/react-router';
import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../ui/Hint.tsx';
import { Timestamp } from '../../ui/Timestamp.tsx';

/** The columns of the list; where it is narrower than 800 px, the first two of them. */
export const questionColumns = {
  display: 'grid',
  gridTemplateColumns: {
    '@': '36px minmax(0, 1fr)',
    '@800': '36px minmax(0, 1fr) 84px 112px minmax(120px, 200px) 152px',
  },
  alignItems: 'center',
  columnGap: { '@': 0.5, '@800': 2 },
  px: { '@': 1, '@800': 1.5 },
} as const;

interface QuestionRowProps {
  question: UnsolvedQuestion;
  selected: boolean;
  onToggle(): void;
  onAdd(): void;
}

/** One question with how often it came, what came nearest, and the ways on. */
export function QuestionRow({ question: asked, selected, onToggle, onAdd }: QuestionRowProps) {
  const { t } = useTranslation('training');
  const beside = { fontSize: '0.8125rem', color: 'text.secondary' };
  return (
    <Box
      component="li"
      sx={{
        ...questionColumns,
        minHeight: 64,
        py: 1,
        rowGap: 0.25,
        bgcolor: selected ? 'action.selected' : undefined,
        transition: 'background-color 120ms',
        '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
        '&:hover': { bgcolor: selected ? 'action.selected' : 'action.hover' },
      }}
    >
      <Checkbox
        size="small"
        checked={selected}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': t('list.select', { question: asked.question }) } }}
      />
      <Box
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 3,
          overflow: 'hidden',
          overflowWrap: 'anywhere',
          fontWeight: 500,
        }}
      >
        {asked.question}
      </Box>
      <Box
        sx={{
          display: { '@': 'flex', '@800': 'contents' },
          flexWrap: 'wrap',
          gridColumn: 2,
          columnGap: 2,
        }}
      >
        <Box sx={beside}>{t('list.times', { count: asked.count })}</Box>
        <Box sx={beside}>
          <Timestamp value={asked.lastAsked} />
        </Box>
        <Box sx={{ ...beside, minWidth: 0 }}>
          <Nearest suggested={asked.suggestedIntent} />
        </Box>
      </Box>
      <Box
        sx={{
          gridColumn: { '@': 2, '@800': 'auto' },
          display: 'flex',
          justifyContent: 'flex-end',
          alignItems: 'center',
          gap: 0.5,
        }}
      >
        {asked.chatToken && (
          <Hint text={t('list.openConversation')} align="end">
            <IconButton
              size="small"
              component={Link}
              to={`/chat/chatToken/${asked.chatToken}`}
              aria-label={t('list.openConversation')}
            >
              <MessageSquareText aria-hidden />
            </IconButton>
          </Hint>
        )}
        <Button size="small" variant="outlined" onClick={onAdd}>
          {t('list.addToFlow')}
        </Button>
      </Box>
    </Box>
  );
}

function Nearest({ suggested }: { suggested: UnsolvedQuestion['suggestedIntent'] }) {
  const { t } = useTranslation('training');
  if (!suggested) return t('list.noNearest');
  const percent = Math.round(suggested.confidence * 100);
  return (
    <>
      <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: 'text.primary' }}>
        {suggested.title}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.75rem' }}>
        <Box aria-hidden sx={{ width: 48, height: 4, borderRadius: '2px', bgcolor: 'tint.neutral' }}>
          <Box sx={{ width: `${percent}%`, height: '100%', borderRadius: '2px', bgcolor: 'text.disabled' }} />
        </Box>
        {t('list.confidence', { percent })}
      </Box>
    </>
  );
}
