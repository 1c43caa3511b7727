import Box from '@mui/material/Box';
import { endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Timestamp } from '../../../ui/Timestamp.tsx';
import { QuickAnswer } from './QuickAnswer.tsx';
import { QuickRow, SectionLink } from './QuickLinks.tsx';
import { QuickNothing, QuickSection } from './QuickSection.tsx';

/** How many are shown; the rest stands on the screen of training. */
const shown = 3;

/** What no flow has covered lately, and how much of it there is. */
export function NewestQuestions() {
  const { t } = useTranslation('around');
  const { agent, language } = useSession();
  const questions = useEndpoint(endpoints.training.getUnsolvedQuestions, {
    params: { agentId: agent.id, languageId: language.id, page: 0, rowsPerPage: shown },
  });
  const count = questions.data?.totalCount;
  return (
    <QuickSection
      title={t('quick.questions.title')}
      end={
        <SectionLink to="/training">
          {count ? t('quick.questions.count', { count }) : t('quick.all')}
        </SectionLink>
      }
    >
      <QuickAnswer query={questions} rows={2}>
        {({ list }) =>
          list.length === 0 ? (
            <QuickNothing>{t('quick.questions.none')}</QuickNothing>
          ) : (
            list.map(({ id, question, count, lastAsked }) => (
              <QuickRow key={id} to="/training">
                <span>{question}</span>
                <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
                  {t('quick.questions.asked', { count })} · <Timestamp value={lastAsked} />
                </Box>
              </QuickRow>
            ))
          )
        }
      </QuickAnswer>
    </QuickSection>
  );
}
