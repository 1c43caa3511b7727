import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { endpoints, ReplyOf } from '@samtale/contract';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StatusChip, type StatusTone } from '../../../ui/StatusChip.tsx';
import { markWords } from './mark-words.ts';

const Link = createLink(MuiLink);

type Passage = ReplyOf<typeof endpoints.sources.searchSources>['list'][number];

interface FoundPassageProps {
  passage: Passage;
  question: string;
  language: string;
}

/** How much of a question a passage has to hold for each word on it, the best first. */
const coverages = [
  { from: 0.7, words: 'strong', tone: 'success' },
  { from: 0.4, words: 'partial', tone: 'info' },
  { from: 0, words: 'weak', tone: 'neutral' },
] as const satisfies readonly { from: number; words: string; tone: StatusTone }[];

/** A passage with where it stands, how well it covers the question, and the words of the question marked in it. */
export function FoundPassage({ passage, question, language }: FoundPassageProps) {
  const { t, i18n } = useTranslation('jobs');
  const { sourceId, pageId, title, url, text, coverage } = passage;
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(coverage);
  const { words, tone } = coverages.find(({ from }) => coverage >= from) ?? coverages[2];
  const name = title || url;
  return (
    <Box component="li" sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Link
            to="/jobs/detail/$id"
            params={{ id: sourceId }}
            search={{ open: pageId }}
            aria-label={t('ask.openPage', { title: name })}
            color="text.primary"
            underline="hover"
            sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}
          >
            {name}
          </Link>
          {url !== name && (
            <Box sx={{ fontSize: '0.75rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>{url}</Box>
          )}
        </Box>
        <StatusChip tone={tone}>{t(`ask.${words}`)}</StatusChip>
      </Box>
      <Box
        component="p"
        sx={{ m: 0, mt: 1, fontSize: '0.875rem', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {markWords(text, question, language).map((piece) =>
          piece.isMarked ? (
            <Box
              key={piece.start}
              component="mark"
              sx={{
                px: '2px',
                mx: '-1px',
                borderRadius: '4px',
                color: 'text.primary',
                bgcolor: 'tint.accent',
              }}
            >
              {piece.text}
            </Box>
          ) : (
            <span key={piece.start}>{piece.text}</span>
          ),
        )}
      </Box>
      <Box sx={{ mt: 0.75, fontSize: '0.75rem', color: 'text.secondary' }}>
        {t('ask.coverage', { percent })}
      </Box>
    </Box>
  );
}
