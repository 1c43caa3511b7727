import { ApiError, endpoints, type TrainingPhraseTemplate } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { useConflict } from '../../lib/forms/use-conflict.ts';
import { useUnsavedGuard } from '../../lib/forms/use-unsaved-guard.ts';
import { textOfKey } from '../../lib/i18n/i18n.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { phrasesOfText } from '../flows/index.ts';
import {
  type EditorTemplate,
  findTemplateProblems,
  isSameTemplate,
  readTemplate,
  type TemplateProblems,
  templateInput,
} from './editor-template.ts';

export interface TemplateEditorOptions {
  /** The template as it was loaded; null for a new one. */
  loaded: TrainingPhraseTemplate | null;
  params: { agentId: string; languageId: string };
  /** A new template has been saved. */
  onCreated(saved: TrainingPhraseTemplate): void;
}

type Saved = Pick<TrainingPhraseTemplate, 'id' | 'revision'>;

/** The state of one template being edited, and its saving. */
export function useTemplateEditor({ loaded, params, onCreated }: TemplateEditorOptions) {
  const { t } = useTranslation('templates');
  const queries = useQueryClient();
  const toast = useToast();
  const [saved, setSaved] = useState(loaded);
  const [template, setTemplate] = useState(() => readTemplate(loaded));
  /** What is saved, as the editor has it. */
  const [unchanged, setUnchanged] = useState(template);
  /** The phrase that is being typed and not yet added. */
  const [entry, setEntry] = useState('');
  const [problems, setProblems] = useState<TemplateProblems>({});
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const dirty = entry.trim() !== '' || !isSameTemplate(template, unchanged);
  const guard = useUnsavedGuard(dirty, t('detail.unsaved'));

  /** Makes a reply what the editor's changes are measured by; what was typed since `sent` stays. */
  const adopt = (reply: TrainingPhraseTemplate, sent: EditorTemplate) => {
    const stored = readTemplate(reply);
    // The rows stay as they are where the server kept them all, and the focus with them.
    const next = isSameTemplate(stored, sent) ? sent : stored;
    setSaved(reply);
    setTemplate((now) => (now === sent ? next : now));
    setUnchanged(next);
    const { getTrainingPhraseTemplateAll, getTrainingPhraseTemplate } = endpoints.templates;
    for (const stale of [
      getTrainingPhraseTemplateAll,
      endpoints.training.getTrainingState,
      endpoints.checks.getChecks,
    ])
      void queries.invalidateQueries({ queryKey: [stale.path] });
    // For where the phrases are shown next; what stands here is what was saved.
    void queries.invalidateQueries({ queryKey: [getTrainingPhraseTemplate.path], refetchType: 'none' });
  };
  const { conflict, arise } = useConflict<TrainingPhraseTemplate>({
    readNewest: async () =>
      saved && call(endpoints.templates.getTrainingPhraseTemplate, { params: { ...params, id: saved.id } }),
    onReload: (newest) => {
      const theirs = readTemplate(newest);
      setTemplate(theirs);
      adopt(newest, theirs);
    },
    onOverwrite: (newest) => void save(newest),
  });
  const explain = (error: unknown, sent: EditorTemplate) => {
    if (!(error instanceof ApiError)) throw error;
    const { messageKey, details } = error.reply;
    if (error.status === 409) return arise();
    if (error.status >= 500) return toast.error(t('trainingPhraseTemplate.detail.save.error'));
    // What is refused with a code is refused for the title: a doublet, or the name of one in use.
    if (details.code) setProblems({ title: { title: sent.title, messageKey } });
    toast.failure(error);
  };

  const save = async (from: Saved | null = saved) => {
    if (busy.current) return;
    // What stands in the entry was meant as a phrase too.
    const added = phrasesOfText(entry, template.phrases);
    const current = added.length ? { ...template, phrases: [...added, ...template.phrases] } : template;
    setTemplate(current);
    setEntry('');
    const found = findTemplateProblems(current);
    setProblems(found);
    const firstKey = found.title?.messageKey ?? found.phrases;
    if (firstKey !== undefined) return toast.error(textOfKey(firstKey) ?? firstKey);
    busy.current = true;
    setSaving(true);
    try {
      const reply = await call(endpoints.templates.addOrUpdateTrainingPhraseTemplate, {
        params,
        body: templateInput(from, current),
      });
      adopt(reply, current);
      toast.success(t('trainingPhraseTemplate.detail.saved'));
      if (!from) {
        guard.allow();
        onCreated(reply);
      }
    } catch (error) {
      explain(error, current);
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };

  return {
    saved,
    template,
    setTemplate,
    entry,
    setEntry,
    titleProblem: problems.title?.title === template.title ? problems.title.messageKey : undefined,
    phrasesProblem: template.phrases.some(({ text }) => text.trim()) ? undefined : problems.phrases,
    saving,
    dirty,
    save,
    leaveFreely: guard.allow,
    conflict,
  };
}

export type TemplateEditorState = ReturnType<typeof useTemplateEditor>;
