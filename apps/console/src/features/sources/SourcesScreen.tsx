import IconButton from '@mui/material/IconButton';
import { Map as MapIcon } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { jobsSteps } from '../../lib/tour/jobs-steps.ts';
import { Tour } from '../../lib/tour/Tour.tsx';
import { askForTour } from '../../lib/tour/tour-state.ts';
import { Hint } from '../../ui/Hint.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { AskButton } from './ask/AskButton.tsx';
import { useAsked } from './ask/use-asked.ts';
import { NewSourceButtons } from './NewSourceButtons.tsx';
import { SourceList } from './SourceList.tsx';
import { useSourceList } from './use-source-list.ts';
import { useSourceProgress } from './use-source-progress.ts';

const AskPanel = lazyPart(async () => ({ default: (await import('./ask/AskPanel.tsx')).AskPanel }));

/** All sources of the agent: what answers may rest on, and how it stands with each. */
export function SourcesScreen() {
  const { t } = useTranslation('jobs');
  const { asked } = useAsked();
  useSourceProgress();
  const { data } = useSourceList();
  const isEmpty = data?.totalCount === 0;
  return (
    <ListScreen minHeight={480}>
      <PageHeader
        title={t('title')}
        description={t('list.description')}
        actions={
          <>
            <Hint text={t('act.tour')} align="end">
              <IconButton aria-label={t('act.tour')} onClick={() => askForTour('jobs')}>
                <MapIcon aria-hidden />
              </IconButton>
            </Hint>
            {!isEmpty && <AskButton />}
            {!isEmpty && <NewSourceButtons list={data} />}
          </>
        }
      />
      <SourceList />
      <Suspense>{asked !== null && <AskPanel />}</Suspense>
      <Tour name="jobs" stepsNow={jobsSteps} />
    </ListScreen>
  );
}
