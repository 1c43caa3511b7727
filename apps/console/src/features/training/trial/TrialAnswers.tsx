import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TrialResult, TriedQuestion } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LostPhrases } from './LostPhrases.tsx';
import { TriedQuestionRow } from './TriedQuestionRow.tsx';

/** Questions of a kind that are shown at first; more when they are asked for. */
const firstQuestions = 5;

interface TrialAnswersProps {
  result: TrialResult;
  /** The flow that the phrases would go into. */
  intentId: string;
}

/** What the bot would say: to the chosen questions, to others, and to the phrases of the flows nearby. */
export function TrialAnswers({ result, intentId }: TrialAnswersProps) {
  const { t } = useTranslation('training');
  const own = result.questionList.filter(({ kind }) => kind !== 'other');
  const answered = own.filter(({ after }) => after.intentId === intentId);
  const title = answered[0]?.after.title;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {title !== undefined && (
        <Box sx={{ fontSize: '0.875rem', fontWeight: 550 }}>
          {t('trial.answered', { count: answered.length, total: own.length, title })}
        </Box>
      )}
      {(['selected', 'group', 'other'] as const).map((kind) => (
        <Questions
          key={kind}
          heading={t(`trial.kind.${kind}`)}
          questions={result.questionList.filter((question) => question.kind === kind)}
          intentId={intentId}
        />
      ))}
      <LostPhrases result={result} />
    </Box>
  );
}

interface QuestionsProps {
  heading: string;
  questions: readonly TriedQuestion[];
  intentId: string;
}

function Questions({ heading, questions, intentId }: QuestionsProps) {
  const { t } = useTranslation('training');
  const [all, setAll] = useState(false);
  if (!questions.length) return null;
  const shown = all ? questions : questions.slice(0, firstQuestions);
  return (
    <Box>
      <Box sx={{ mb: 0.75, fontSize: '0.75rem', fontWeight: 550, color: 'text.secondary' }}>{heading}</Box>
      <Box
        component="ul"
        aria-label={heading}
        sx={{ listStyle: 'none', m: 0, p: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        {shown.map((question) => (
          <TriedQuestionRow
            key={question.id}
            tried={question}
            isMeant={question.after.intentId === intentId}
          />
        ))}
      </Box>
      {shown.length < questions.length && (
        <Button size="small" color="inherit" onClick={() => setAll(true)} sx={{ mt: 1 }}>
          {t('trial.showAll', { count: questions.length })}
        </Button>
      )}
    </Box>
  );
}
