import Box from '@mui/material/Box';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { RecordEditor } from '../../lib/forms/RecordEditor.tsx';
import { BackLink } from '../../lib/screen/BackLink.tsx';
import { EditorColumns } from '../../ui/EditorColumns.tsx';
import { PhraseList } from '../flows/index.ts';
import { TemplateTitle } from './TemplateTitle.tsx';
import { TemplateUses } from './TemplateUses.tsx';
import { useDeleteTemplate } from './use-delete-template.ts';
import { type TemplateEditorOptions, useTemplateEditor } from './use-template-editor.ts';

/** A template's title and phrases, and the flows that use it. Ctrl/⌘ S saves. */
export function TemplateEditor(options: TemplateEditorOptions) {
  const { t } = useTranslation('templates');
  const navigate = useNavigate();
  const editor = useTemplateEditor(options);
  const { saved, values, problems, set, change } = editor;
  const uses = saved?.intentList ?? [];
  const remove = useDeleteTemplate(() => {
    editor.leaveFreely();
    void navigate({ to: '/template/list' });
  });

  return (
    <RecordEditor
      title={saved?.title ?? t('detail.newTitle')}
      back={<BackLink to="/template/list">{t('title')}</BackLink>}
      editor={editor}
      notSaved={t('detail.notSaved')}
      onDelete={saved && (() => void remove(saved))}
      conflictTexts={{
        title: t('trainingPhraseTemplate.detail.changedByOther'),
        description: t('conflict.description'),
        stay: t('conflict.stay'),
        overwrite: t('conflict.overwrite'),
        reload: t('conflict.reload'),
      }}
    >
      <EditorColumns sideWidth={280} rows={{ xs: 'auto auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' }}>
        <Box sx={{ px: { xs: 2, md: 4 }, pt: 2.5, maxWidth: 776 }}>
          <TemplateTitle
            title={values.title}
            problem={problems.title}
            isUsed={uses.length > 0}
            isNew={saved === null}
            onChange={(title) => change({ title })}
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
            phrases={values.phrases}
            onChange={(next) => set((now) => ({ ...now, phrases: next(now.phrases) }))}
            entry={values.entry}
            onEntry={(entry) => change({ entry })}
            problemOf={(place) => (place === values.phrases ? problems.phrases : undefined)}
            emptyText={t('detail.empty')}
          />
        </Box>
      </EditorColumns>
    </RecordEditor>
  );
}
