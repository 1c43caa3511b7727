import Button from '@mui/material/Button';
import { endpoints, type Source, type TrainingPage } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../lib/api/api.ts';
import { LoadFailed } from '../../../lib/screen/LoadFailed.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { PageText } from './PageText.tsx';
import type { PageChanges } from './use-page-changes.ts';
import { usePageGuard } from './use-page-guard.ts';

interface PagePanelProps {
  source: Source;
  pageId: string;
  changes: PageChanges;
  onClose(): void;
}

/** Milliseconds a page that was read is not read again: what is being written must stay. */
const staleTime = Number.POSITIVE_INFINITY;

/** One page with all its text, to be read and written by hand. */
export function PagePanel({ source, pageId, changes, onClose }: PagePanelProps) {
  const { t } = useTranslation('jobs');
  const { data, error, isFetchedAfterMount, refetch } = useEndpoint(
    endpoints.sources.getTrainingPage,
    { params: { agentId: source.agentId, id: source.id, trainingPageId: pageId } },
    { staleTime, refetchOnMount: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  const frame = { open: true, width: 680, title: t('page.panel'), closeLabel: t('page.close'), onClose };
  if (data && isFetchedAfterMount)
    return <PageEditor page={data} isFromWeb={source.url !== ''} changes={changes} onClose={onClose} />;
  return (
    <SidePanel {...frame}>
      {error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={t('page.loadingOne')} count={6} rowHeight={48} />
      )}
    </SidePanel>
  );
}

interface PageEditorProps extends Pick<PagePanelProps, 'changes' | 'onClose'> {
  page: TrainingPage;
  isFromWeb: boolean;
}

function PageEditor({ page, isFromWeb, changes, onClose }: PageEditorProps) {
  const { t } = useTranslation('jobs');
  const { t: shell } = useTranslation();
  const [written, setWritten] = useState({ title: page.title, content: page.content });
  const [unchanged, setUnchanged] = useState(written);
  const dirty = written.title !== unchanged.title || written.content !== unchanged.content;
  usePageGuard(page.id, dirty);
  const isBusy = changes.underWay === page.id;
  /** What was written since it was asked for stays. */
  const adopt = ({ title, content }: TrainingPage) => {
    const stored = { title, content };
    setWritten((now) => (now === written ? stored : now));
    setUnchanged(stored);
  };
  return (
    <SidePanel
      open
      width={680}
      title={page.title || page.url}
      closeLabel={t('page.close')}
      onClose={onClose}
      footer={
        <>
          {(isFromWeb || page.isEdited) && (
            <Button
              variant="outlined"
              color="inherit"
              disabled={isBusy}
              onClick={() => void changes.readAgain({ ...page, isEdited: page.isEdited || dirty }, adopt)}
              sx={{ mr: 'auto' }}
            >
              {t('page.again')}
            </Button>
          )}
          <Button
            variant="contained"
            loading={isBusy}
            disabled={!dirty || !written.content.trim()}
            onClick={() => changes.write(page.id, written, adopt)}
          >
            {shell('action.save')}
          </Button>
        </>
      }
    >
      <PageText page={page} written={written} onWrite={setWritten} />
    </SidePanel>
  );
}
