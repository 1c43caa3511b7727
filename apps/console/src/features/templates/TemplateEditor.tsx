import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../app/BackLink.tsx';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { useSaveKey } from '../../ui/use-save-key.ts';
import { PhraseList } from '../flows/editor/phrases/PhraseList.tsx';
import { TemplateTitle } from './TemplateTitle.tsx';
import { TemplateUses } from './TemplateUses.tsx';
import { useDeleteTemplate } from './use-delete-template.ts';
import { type TemplateEditorOptions, useTemplateEditor } from './use-template-editor.ts';

/** A template's title and phrases, and the flows that use it. Ctrl/⌘ S saves. */
export function TemplateEditor(options: TemplateEditorOptions) {
  const { t } = useTranslation('templates');
  const { t: shell } = useTranslation();
  const navigate = useNavigate();
  const editor = useTemplateEditor(options);
  const { saved, template, setTemplate, saving, dirty, conflict } = editor;
  const uses = saved?.intentList ?? [];
  const remove = useDeleteTemplate(() => {
    editor.leaveFreely();
    void navigate({ to: '/template/list' });
  });
  useSaveKey(() => void editor.save());

  return (
    <>
      <PageHeader
        title={saved?.title ?? t('detail.newTitle')}
        back={<BackLink to="/template/list">{t('title')}</BackLink>}
        status={dirty && <StatusChip tone="neutral">{t('detail.notSaved')}</StatusChip>}
        actions={
          <>
            {saved && (
              <Button
                variant="outlined"
                color="inherit"
                startIcon={<Trash2 aria-hidden />}
                onClick={() => void remove(saved)}
              >
                {shell('action.delete')}
              </Button>
            )}
            <Button
              variant="contained"
              loading={saving}
              aria-keyshortcuts="Control+S Meta+S"
              onClick={() => void editor.save()}
            >
              {shell('action.save')}
            </Button>
          </>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' },
          gridTemplateRows: { xs: 'auto auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
          flex: 1,
          minHeight: 0,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ px: { xs: 2, md: 4 }, pt: 2.5, maxWidth: 776 }}>
          <TemplateTitle
            title={template.title}
            problem={editor.titleProblem}
            isUsed={uses.length > 0}
            isNew={saved === null}
            onChange={(title) => setTemplate((now) => ({ ...now, title }))}
          />
        </Box>
        <TemplateUses uses={uses} />
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            minHeight: 0,
            maxWidth: 776,
            // The phrases line up with the title.
            px: { md: 1 },
          }}
        >
          <PhraseList
            phrases={template.phrases}
            onChange={(change) => setTemplate((now) => ({ ...now, phrases: change(now.phrases) }))}
            entry={editor.entry}
            onEntry={editor.setEntry}
            problemOf={(place) => (place === template.phrases ? editor.phrasesProblem : undefined)}
            emptyText={t('detail.empty')}
          />
        </Box>
      </Box>
      <ConflictDialog
        conflict={conflict}
        texts={{
          title: t('trainingPhraseTemplate.detail.changedByOther'),
          description: t('conflict.description'),
          stay: t('conflict.stay'),
          overwrite: t('conflict.overwrite'),
          reload: t('conflict.reload'),
        }}
      />
    </>
  );
}
