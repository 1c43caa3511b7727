import Box from '@mui/material/Box';
import type { TriedQuestion } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../ui/StatusChip.tsx';

interface TriedQuestionRowProps {
  tried: TriedQuestion;
  /** It would be answered by the flow that the phrases are added to. */
  isMeant: boolean;
}

/** A question with the flow that would answer it, how sure the bot would be, and what it would say. */
export function TriedQuestionRow({ tried, isMeant }: TriedQuestionRowProps) {
  const { t } = useTranslation('training');
  const { question, before, after } = tried;
  const changes = before.intentId !== after.intentId;
  const tone = isMeant ? 'success' : after.isFallback ? 'warning' : 'info';
  return (
    <Box
      component="li"
      sx={{ px: 1.5, py: 1, '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' } }}
    >
      <Box sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>{question}</Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          mt: 0.5,
          fontSize: '0.75rem',
          color: 'text.secondary',
        }}
      >
        <StatusChip tone={tone}>{after.isFallback ? t('trial.fallback') : after.title}</StatusChip>
        <span>{t('trial.confidence', { percent: Math.round(after.confidence * 100) })}</span>
        {changes && (
          <span>
            {before.isFallback ? t('trial.beforeNone') : t('trial.before', { title: before.title })}
          </span>
        )}
      </Box>
      {after.reply && (
        <Box
          sx={{
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: 'hidden',
            mt: 0.5,
            fontSize: '0.8125rem',
            color: 'text.secondary',
            overflowWrap: 'anywhere',
          }}
        >
          {after.reply}
        </Box>
      )}
    </Box>
  );
}
