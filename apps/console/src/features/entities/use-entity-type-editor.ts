import { ApiError, type EntityType, type ErrorReply, endpoints } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { useConflict } from '../../lib/forms/use-conflict.ts';
import { useUnsavedGuard } from '../../lib/forms/use-unsaved-guard.ts';
import { textOfKey } from '../../lib/i18n/i18n.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { addLines } from './change-entries.ts';
import {
  type EditorEntityType,
  type EntityTypeProblems,
  entityTypeInput,
  findEntityTypeProblems,
  isSameEntityType,
  readEntityType,
  readSaved,
  withTyped,
} from './editor-entity-type.ts';

export interface EntityTypeEditorOptions {
  /** The type as it was loaded; null for a new one. */
  loaded: EntityType | null;
  params: { agentId: string; languageId: string };
  /** A new type has been saved. */
  onCreated(saved: EntityType): void;
}

type Saved = Pick<EntityType, 'id' | 'revision'>;
const noProblems: EntityTypeProblems = { entries: new Map() };

/** The state of one of the agent's own entity types being edited, and its saving. */
export function useEntityTypeEditor({ loaded, params, onCreated }: EntityTypeEditorOptions) {
  const { t } = useTranslation('entities');
  const queries = useQueryClient();
  const toast = useToast();
  const [saved, setSaved] = useState(loaded);
  const [type, setType] = useState(() => readEntityType(loaded));
  /** What is saved, as the editor has it. */
  const [unchanged, setUnchanged] = useState(type);
  /** The value that is being typed and not yet added. */
  const [line, setLine] = useState('');
  const [problems, setProblems] = useState(noProblems);
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const dirty = line.trim() !== '' || !isSameEntityType(type, unchanged);
  const guard = useUnsavedGuard(dirty, t('detail.unsaved'));

  /** Makes a reply what the editor's changes are measured by; what was typed since `sent` stays. */
  const adopt = (reply: EntityType, sent: EditorEntityType) => {
    const next = readSaved(reply, sent);
    setSaved(reply);
    setType((now) => (now === sent ? next : now));
    setUnchanged(next);
    for (const stale of [
      endpoints.entities.getEntityTypes,
      endpoints.entities.searchEntityTypes,
      endpoints.training.getTrainingState,
      endpoints.checks.getChecks,
    ])
      void queries.invalidateQueries({ queryKey: [stale.path] });
    // For where the values are shown next; what stands here is what was saved.
    void queries.invalidateQueries({
      queryKey: [endpoints.entities.getEntityType.path],
      refetchType: 'none',
    });
  };
  const { conflict, arise } = useConflict<EntityType>({
    readNewest: async () =>
      saved && call(endpoints.entities.getEntityType, { params: { ...params, entityTypeId: saved.id } }),
    onReload: (newest) => {
      const theirs = readEntityType(newest);
      setType(theirs);
      setLine('');
      adopt(newest, theirs);
    },
    onOverwrite: (newest) => void save(newest),
  });
  const explain = (error: unknown, from: Saved | null, sent: EditorEntityType) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409) return arise();
    if (error.status >= 500) return toast.error(t(from ? 'entity.detail.save.error' : 'entity.create.error'));
    setProblems(problemsOfRefusal(error.reply, sent));
    toast.failure(error);
  };

  const save = async (from: Saved | null = saved) => {
    if (busy.current) return;
    // What stands in a field was meant as a value, or as a synonym, too.
    const typed = withTyped(type);
    const current = line.trim()
      ? { ...typed, entries: addLines(typed.entries, line, type.isRegEx).entries }
      : typed;
    setType(current);
    setLine('');
    const found = findEntityTypeProblems(current);
    setProblems(found);
    const firstKey = found.title?.messageKey ?? [...found.entries.values()][0]?.messageKey;
    if (firstKey !== undefined) return toast.error(textOfKey(firstKey) ?? firstKey);
    busy.current = true;
    setSaving(true);
    try {
      const body = entityTypeInput(from, current);
      const reply = await call(endpoints.entities.addOrUpdateEntityType, { params, body });
      adopt(reply, current);
      toast.success(t('entity.detail.saved'));
      if (!from) {
        guard.allow();
        onCreated(reply);
      }
    } catch (error) {
      explain(error, from, current);
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };

  const setEntries = useCallback(
    (change: (entries: EditorEntityType['entries']) => EditorEntityType['entries']) =>
      setType((now) => ({ ...now, entries: change(now.entries) })),
    [],
  );

  return {
    saved,
    type,
    setType,
    setEntries,
    line,
    setLine,
    titleProblem: problems.title?.title === type.title ? problems.title.messageKey : undefined,
    entryProblems: problems.entries,
    /** The values differ from those that are saved. */
    hasOtherEntries: type.entries !== unchanged.entries || type.isRegEx !== unchanged.isRegEx,
    saving,
    dirty,
    save,
    leaveFreely: guard.allow,
    conflict,
  };
}

/** What a refusal says is wrong, at the fields of the editor. */
function problemsOfRefusal({ messageKey, details }: ErrorReply, sent: EditorEntityType): EntityTypeProblems {
  const entries = (details.fields ?? []).flatMap((field) => {
    const entry = sent.entries[Number(field.path.match(/^entityList\.(\d+)\./)?.[1])];
    return entry ? [[entry.key, { name: entry.name, messageKey: field.messageKey }] as const] : [];
  });
  const isTitle = details.code !== undefined || details.fields?.some(({ path }) => path === 'title');
  return {
    ...(isTitle && { title: { title: sent.title, messageKey } }),
    entries: new Map(entries),
  };
}
