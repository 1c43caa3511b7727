import Box from '@mui/material/Box';
import type { Source } from '@samtale/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { jobDetailSteps } from '../../lib/tour/jobs-steps.ts';
import { Tour } from '../../lib/tour/Tour.tsx';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { DocumentsSection } from './documents/DocumentsSection.tsx';
import { uploads } from './documents/use-document-uploads.ts';
import { isWebsite } from './editor-source.ts';
import { SourceForm } from './form/SourceForm.tsx';
import { PageTable } from './pages/PageTable.tsx';
import { SourceHeader } from './SourceHeader.tsx';
import { SourceStateLine } from './SourceStateLine.tsx';
import { panelId, type SourceTab, SourceTabs, tabId } from './SourceTabs.tsx';
import { useConflictTexts } from './use-conflict-texts.ts';
import { useSourceActs } from './use-source-acts.ts';
import { useSourceEditor } from './use-source-editor.ts';

interface SourceEditorProps {
  /** As it was when it was opened. */
  loaded: Source;
  /** As it is now. */
  live: Source;
}

/** A source: what was read of it, and how it is read. Ctrl/⌘ S saves. */
export function SourceEditor({ loaded, live }: SourceEditorProps) {
  const { tab = 'pages' } = useSearch({ from: '/shell/jobs/detail/$id' });
  const navigate = useNavigate({ from: '/jobs/detail/$id' });
  const show = (next: SourceTab) =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, tab: next === 'settings' ? next : undefined }),
      replace: true,
    });
  const editor = useSourceEditor({ loaded, onWrong: () => show('settings') });
  const acts = useSourceActs(() => {
    editor.leaveFreely();
    void navigate({ to: '/jobs/list' });
  });
  const { agentId, id } = live;
  return (
    <>
      <SourceHeader editor={editor} live={live} acts={acts} />
      <SourceStateLine source={live} />
      <SourceTabs source={live} tab={tab} isWrong={Object.keys(editor.problems).length > 0} onTab={show} />
      <Box
        id={panelId}
        role="tabpanel"
        aria-labelledby={tabId(tab)}
        sx={{ flex: 1, minHeight: 0, overflowY: { md: 'auto' }, px: { xs: 2, md: 4 }, pt: 3, pb: 6 }}
      >
        {tab === 'settings' ? (
          <SourceForm editor={editor} />
        ) : (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
            {!isWebsite(live) && (
              <DocumentsSection
                editor={editor}
                live={live}
                hasPages={live.totalPage > 0}
                onFiles={(files) => uploads.add({ agentId, id }, files)}
              />
            )}
            <PageTable source={live} />
          </Box>
        )}
      </Box>
      <ConflictDialog conflict={editor.conflict} texts={useConflictTexts()} />
      <Tour name="jobDetail" stepsNow={jobDetailSteps} />
    </>
  );
}
