import Box from '@mui/material/Box';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordEditor } from '../../lib/forms/RecordEditor.tsx';
import { BackLink } from '../../lib/screen/BackLink.tsx';
import { EntityTrial } from './EntityTrial.tsx';
import { EntityTypeBody } from './EntityTypeBody.tsx';
import { EntityTypeHead } from './EntityTypeHead.tsx';
import { EntityTypeSide } from './EntityTypeSide.tsx';
import { EntryList } from './EntryList.tsx';
import { type EditorEntry, hasSameEntries } from './editor-entity-type.ts';
import { entryPath } from './entity-type-problems.ts';
import { useDeleteEntityType } from './use-delete-entity-type.ts';
import { useEntityTrial } from './use-entity-trial.ts';
import { type EntityTypeEditorOptions, useEntityTypeEditor } from './use-entity-type-editor.ts';

/** One of the agent's own entity types: its values, what it finds, and the flows that use it. Ctrl/⌘ S saves. */
export function EntityTypeEditor(options: EntityTypeEditorOptions) {
  const { t } = useTranslation('entities');
  const navigate = useNavigate();
  const editor = useEntityTypeEditor(options);
  const { saved, values: type, problems, change } = editor;
  const uses = saved?.intentList ?? [];
  const [text, setText] = useState('');
  const trial = useEntityTrial({
    params: options.params,
    entityTypeId: saved?.id ?? null,
    text,
    isRegEx: type.isRegEx,
    entries: saved && hasSameEntries(type, editor.unchanged) ? null : type.entries,
  });
  const remove = useDeleteEntityType(() => {
    editor.leaveFreely();
    void navigate({ to: '/entities/list' });
  });
  const problemOf = (entry: EditorEntry) => {
    const live = trial.tried?.problems.get(entry.key);
    return live?.name === entry.name ? live.messageKey : problems[entryPath(entry.key)];
  };

  return (
    <RecordEditor
      title={saved?.title ?? t('detail.newTitle')}
      back={<BackLink to="/entities/list">{t('title')}</BackLink>}
      editor={editor}
      notSaved={t('detail.notSaved')}
      onDelete={saved && (() => void remove(saved))}
      conflictTexts={{
        title: t('entity.detail.changedByOther'),
        description: t('conflict.description'),
        stay: t('conflict.stay'),
        overwrite: t('conflict.overwrite'),
        reload: t('conflict.reload'),
      }}
    >
      <EntityTypeBody
        side={
          <EntityTypeSide uses={uses} trial={<EntityTrial text={text} onText={setText} trial={trial} />} />
        }
      >
        <EntityTypeHead
          type={type}
          problem={problems.title}
          isUsed={uses.length > 0}
          isNew={saved === null}
          onChange={change}
        />
        <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
          <EntryList
            type={type}
            onChange={editor.setEntries}
            line={type.line}
            onLine={(line) => change({ line })}
            problemOf={problemOf}
          />
        </Box>
      </EntityTypeBody>
    </RecordEditor>
  );
}
