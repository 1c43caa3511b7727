import { type EntityType, endpoints } from '@samtale/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { checkedWith } from '../../lib/forms/check-record.ts';
import { firstProblem } from '../../lib/forms/problem-words.ts';
import { useRecordEditor } from '../../lib/forms/use-record-editor.ts';
import { useSending } from '../../lib/forms/use-sending.ts';
import { writtenType } from './change-entries.ts';
import {
  type EditorEntityType,
  entityTypeInput,
  isSameEntityType,
  readEntityType,
} from './editor-entity-type.ts';
import { findEntityTypeProblems, problemPart, refusedParts } from './entity-type-problems.ts';

export interface EntityTypeEditorOptions {
  /** The type as it was loaded; null for a new one. */
  loaded: EntityType | null;
  params: { agentId: string; languageId: string };
  /** A new type has been saved. */
  onCreated(saved: EntityType): void;
}

const { addOrUpdateEntityType, getEntityType } = endpoints.entities;
type ChangeEntries = (entries: EditorEntityType['entries']) => EditorEntityType['entries'];

/** The state of one of the agent's own entity types being edited, and its saving. */
export function useEntityTypeEditor({ loaded, params, onCreated }: EntityTypeEditorOptions) {
  const { t } = useTranslation('entities');
  const send = useSending(addOrUpdateEntityType, getEntityType);
  const editor = useRecordEditor({
    loaded,
    valuesOf: readEntityType,
    isSame: isSameEntityType,
    written: writtenType,
    check: (type, from) => checkedWith(entityTypeInput(from, type), findEntityTypeProblems(type)),
    send: (body) => send({ params, body }),
    readNewest: ({ id }) => call(getEntityType, { params: { ...params, entityTypeId: id } }),
    partAt: problemPart,
    problemsIn: refusedParts,
    onCreated,
    words: {
      unsaved: t('detail.unsaved'),
      saved: t('entity.detail.saved'),
      invalid: firstProblem,
      failed: ({ status }, from) =>
        status >= 500 ? t(from ? 'entity.detail.save.error' : 'entity.create.error') : null,
    },
  });
  const { set } = editor;
  const setEntries = useCallback(
    (next: ChangeEntries) => set((now) => ({ ...now, entries: next(now.entries) })),
    [set],
  );
  return { ...editor, setEntries };
}
