import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { UnsolvedQuestion } from '@samtale/contract';
import { Link } from '@tanstack/react-router';
import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../ui/Hint.tsx';
import { LikelyScore } from './LikelyScore.tsx';
import { QuestionFacts } from './QuestionFacts.tsx';
import { questionRow } from './question-columns.ts';
import { row, rowOpener } from './row-keys.ts';
import { SelectBox } from './SelectBox.tsx';
import type { Selection } from './selection.ts';

interface QuestionRowProps {
  question: UnsolvedQuestion;
  /** It stands among the variants of a group: quieter, and without what all of them share. */
  isVariant?: boolean;
  selection: Selection;
  onSelect(selection: Selection): void;
  onAdd(): void;
}

/** One question with how often it came, what came nearest, and the ways on. */
export function QuestionRow(props: QuestionRowProps) {
  const { question: asked, isVariant = false, selection, onSelect, onAdd } = props;
  const { t } = useTranslation('training');
  const selected = selection.has(asked.id);
  return (
    <Box
      component="li"
      {...row}
      sx={{
        ...questionRow,
        minHeight: isVariant ? 48 : 64,
        py: isVariant ? 0.5 : 1,
        bgcolor: selected ? 'action.selected' : undefined,
        '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
        '&:hover': { bgcolor: selected ? 'action.selected' : 'action.hover' },
      }}
    >
      <SelectBox
        questions={[asked]}
        selection={selection}
        onSelect={onSelect}
        label={t('list.select', { question: asked.question })}
      />
      <Box
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 3,
          overflow: 'hidden',
          overflowWrap: 'anywhere',
          fontWeight: isVariant ? 400 : 500,
          pl: { '@': 0, '@800': isVariant ? 3.5 : 0 },
        }}
      >
        {asked.question}
      </Box>
      <QuestionFacts
        count={asked.count}
        lastAsked={asked.lastAsked}
        likely={!isVariant && <LikelyScore flow={asked.suggestedIntent} />}
      />
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
        <Button
          size="small"
          variant={isVariant ? 'text' : 'outlined'}
          color={isVariant ? 'inherit' : 'primary'}
          onClick={onAdd}
          {...rowOpener}
        >
          {t('list.addToFlow')}
        </Button>
      </Box>
    </Box>
  );
}
