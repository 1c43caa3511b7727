import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { TestResult, TestTurn } from '@samtale/contract';
import { Check, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RowMenu } from '../../ui/RowMenu.tsx';
import { type Reason, WhyThisAnswer } from '../explanation/index.ts';
import { OutcomeSide } from './OutcomeSide.tsx';
import { OutcomeView } from './OutcomeView.tsx';
import { useSilenceWords } from './use-silence-words.ts';

interface TestTurnViewProps {
  turn: TestTurn;
  /** Counts from 1. */
  number: number;
  /** How many turns there are. */
  count: number;
  result: TestResult['turns'][number] | null;
  running: boolean;
  languageId: string;
  reason: Reason | null;
  onEdit(): void;
  onAccept(): void;
  onMove(step: -1 | 1): void;
  onRemove(): void;
}

/** What is said in a turn, and side by side what is expected and what came of it, where that differs. */
export function TestTurnView(props: TestTurnViewProps) {
  const { turn, number, count, result, running, languageId, reason } = props;
  const { t } = useTranslation('conversationTests');
  const silence = useSilenceWords()(turn.minutesLater);
  const differs = result !== null && result.differences.length > 0;
  const accept = differs && (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      startIcon={<Check aria-hidden />}
      onClick={props.onAccept}
    >
      {t('turn.accept')}
    </Button>
  );
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box
          aria-hidden
          sx={{
            flexShrink: 0,
            width: 20,
            fontSize: '0.75rem',
            lineHeight: '28px',
            fontVariantNumeric: 'tabular-nums',
            color: 'text.secondary',
          }}
        >
          {number}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, pt: '4px' }}>
          <Typography
            component="h2"
            sx={{ fontWeight: 550, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
          >
            {turn.text}
          </Typography>
          {(silence || turn.pickedFlowId) && (
            <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
              {[turn.pickedFlowId && t('turn.picked'), silence].filter(Boolean).join(' · ')}
            </Box>
          )}
        </Box>
        <IconButton
          size="small"
          aria-label={t('turn.edit', { number })}
          onClick={props.onEdit}
          sx={{ color: 'text.secondary' }}
        >
          <Pencil aria-hidden />
        </IconButton>
        <RowMenu
          label={t('turn.more', { number })}
          removeLabel={t('turn.remove')}
          isFirst={number === 1}
          isLast={number === count}
          onMove={props.onMove}
          onRemove={props.onRemove}
        />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: differs ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)' },
          gap: 1.5,
          mt: 1,
          pl: { sm: '28px' },
        }}
      >
        <OutcomeSide
          title={t(result && !differs ? 'turn.asExpected' : 'turn.expected')}
          tone={result && !differs ? 'success' : null}
        >
          <OutcomeView
            outcome={turn.expected}
            languageId={languageId}
            {...(differs && { other: result.got, differences: result.differences })}
          />
        </OutcomeSide>
        {differs && (
          <OutcomeSide title={t('turn.got')} differences={result.differences}>
            <OutcomeView
              outcome={result.got}
              languageId={languageId}
              other={turn.expected}
              differences={result.differences}
            />
          </OutcomeSide>
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          gap: 1,
          mt: 1,
          pl: { sm: '28px' },
        }}
      >
        {!result && (
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {t(running ? 'turn.waiting' : 'turn.notRun')}
          </Box>
        )}
        {reason ? (
          <WhyThisAnswer reason={reason} languageId={languageId} side="start" beside={accept} />
        ) : (
          accept
        )}
      </Box>
    </>
  );
}
