import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { HelpAnswer } from './HelpAnswer.tsx';
import type { HelpTopic } from './help-content.ts';

interface HelpAnswersProps {
  topics: readonly HelpTopic[];
  /** What was searched for; without any, the answers are folded. */
  words: readonly string[];
}

/** The topics with their questions; on wide screens with a list of the topics beside them. */
export function HelpAnswers({ topics, words }: HelpAnswersProps) {
  const { t } = useTranslation('help');
  const linked = useLocation({ select: ({ hash }) => hash });
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '180px minmax(0, 1fr)' },
        gap: { xs: 0, lg: 5 },
        px: { xs: 2, md: 4 },
        pt: 2,
        pb: 8,
        maxWidth: 960,
      }}
    >
      <Box
        component="nav"
        aria-label={t('topics')}
        sx={{ display: { xs: 'none', lg: 'block' }, position: 'sticky', top: 24, alignSelf: 'start' }}
      >
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {topics.map(({ id, title }) => (
            <li key={id}>
              <Box
                component="a"
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id)?.scrollIntoView({ behavior: 'smooth' });
                }}
                sx={{
                  display: 'block',
                  mx: -1,
                  px: 1,
                  py: 0.75,
                  borderRadius: 1,
                  fontSize: '0.8125rem',
                  color: 'text.secondary',
                  textDecoration: 'none',
                  '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
                }}
              >
                {title}
              </Box>
            </li>
          ))}
        </Box>
      </Box>
      <div>
        {topics.map(({ id, title, questions }) => (
          <Box key={id} component="section" aria-labelledby={id} sx={{ '& + &': { mt: 5 } }}>
            <Typography id={id} variant="h3" component="h2" sx={{ mb: 1, scrollMarginTop: 24 }}>
              {title}
            </Typography>
            <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
              {questions.map((question) => (
                <HelpAnswer
                  key={question.id}
                  question={question}
                  words={words}
                  isLinked={question.id === linked}
                />
              ))}
            </Box>
          </Box>
        ))}
      </div>
    </Box>
  );
}
