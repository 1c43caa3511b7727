import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Source } from '@samtale/contract';
import { BookOpenText, CircleStop, Map as MapIcon, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../lib/screen/BackLink.tsx';
import { askForTour } from '../../lib/tour/tour-state.ts';
import { MoreMenu } from '../../ui/MoreMenu.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { isWebsite } from './editor-source.ts';
import { readAsEdited } from './read-as-edited.ts';
import { sourceTitle } from './source-title.ts';
import { isReadFromWeb, type useSourceActs } from './use-source-acts.ts';
import type { SourceEditorState } from './use-source-editor.ts';

interface SourceHeaderProps {
  editor: SourceEditorState;
  /** As it is now; undefined of a new one. */
  live?: Source;
  acts?: ReturnType<typeof useSourceActs>;
}

/** The top of a source: it is read, reset, deleted and saved from here. */
export function SourceHeader({ editor, live, acts }: SourceHeaderProps) {
  const { t } = useTranslation('jobs');
  const { t: shell } = useTranslation();
  const title = sourceTitle(editor.saved) || t('kind.5');
  const readLabel = t(editor.dirty ? 'act.saveAndRead' : 'act.read');
  const isOn = editor.dirty ? editor.source.active : live?.active;
  return (
    <PageHeader
      title={editor.isNew ? t(isWebsite(editor.source) ? 'form.newWebsite' : 'form.newDocuments') : title}
      back={<BackLink to="/jobs/list">{t('title')}</BackLink>}
      status={
        <>
          {live && !live.active && <StatusChip tone="neutral">{t('inactive')}</StatusChip>}
          {editor.dirty && <StatusChip tone="neutral">{t('form.notSaved')}</StatusChip>}
        </>
      }
      actions={
        <>
          {live && acts && (
            <MoreMenu
              label={t('act.more')}
              items={[
                {
                  label: t('act.reset'),
                  icon: RotateCcw,
                  onChoose: () => void acts.reset({ ...live, title }),
                },
                { label: t('act.tour'), icon: MapIcon, onChoose: () => askForTour('jobDetail') },
              ]}
              remove={{
                label: shell('action.delete'),
                onChoose: () => void acts.remove({ id: live.id, title }),
              }}
            />
          )}
          {live && acts && isReadFromWeb(live) && (
            <Button
              data-tour="job-read"
              variant="outlined"
              color="inherit"
              disabled={acts.isBusy || editor.saving || (!live.isRunning && !isOn)}
              startIcon={live.isRunning ? <CircleStop aria-hidden /> : <BookOpenText aria-hidden />}
              onClick={() => (live.isRunning ? acts.stop(live) : void readAsEdited(editor, live, acts.run))}
            >
              {live.isRunning ? t('act.stop') : readLabel}
            </Button>
          )}
          <Box data-tour="job-save">
            <SaveButton
              label={shell('action.save')}
              saving={editor.saving}
              onSave={() => void editor.save()}
            />
          </Box>
        </>
      }
    />
  );
}
