import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { endpoints } from '@samtale/contract';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../lib/api/api.ts';
import { LoadFailed } from '../../../lib/screen/LoadFailed.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LabelledInput } from '../../../ui/LabelledInput.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { FoundPassage } from './FoundPassage.tsx';
import { useAsked } from './use-asked.ts';

/** A question, and the passages that an answer to it would rest on. */
export function AskPanel() {
  const { t } = useTranslation('jobs');
  const { asked, setAsked } = useAsked();
  const [question, setQuestion] = useState(asked ?? '');
  return (
    <SidePanel
      open
      width={560}
      title={t('ask.open')}
      closeLabel={t('ask.close')}
      onClose={() => setAsked(null)}
    >
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(question.trim());
        }}
        sx={{ display: 'grid', gap: 1.5 }}
      >
        <LabelledInput
          autoFocus
          label={t('ask.question')}
          value={question}
          maxLength={1000}
          placeholder={t('ask.placeholder')}
          note={t('ask.about')}
          onChange={({ target }) => setQuestion(target.value)}
        />
        <Box>
          <Button type="submit" variant="contained" disabled={!question.trim()}>
            {t('ask.submit')}
          </Button>
        </Box>
      </Box>
      {asked && <Passages question={asked} />}
    </SidePanel>
  );
}

function Passages({ question }: { question: string }) {
  const { t } = useTranslation('jobs');
  const { agent, language } = useSession();
  const { data, error, refetch } = useEndpoint(endpoints.sources.searchSources, {
    params: { agentId: agent.id },
    query: { question, language: language.languageCodeShort },
  });
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label={t('ask.loading')} count={3} rowHeight={112} />;
  if (data.list.length === 0)
    return <EmptyState icon={SearchX} title={t('ask.none')} description={t('ask.noneAdvice')} />;
  return (
    <Box
      component="ol"
      aria-label={t('ask.found')}
      sx={{ m: 0, mt: 3, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
    >
      {data.list.map((passage) => (
        <FoundPassage
          key={`${passage.pageId} ${passage.text}`}
          passage={passage}
          question={question}
          language={language.languageCodeShort}
        />
      ))}
    </Box>
  );
}
