import { ApiError, endpoints, type Flow, newId } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../app/api.ts';
import { textOfKey } from '../../../app/i18n.ts';
import { useToast } from '../../../app/toast.tsx';
import { useFlowParams } from '../list/use-flow-list.ts';
import { isSameFlow, phrasesOfText } from './change-flow.ts';
import { baseOf, type EditorFlow, type FlowBase, readFlow } from './editor-flow.ts';
import { type FlowProblems, findProblems, noProblems, problemsOfReply } from './flow-problems.ts';
import { saveFlowWithSuggestions } from './save-flow-with-suggestions.ts';
import { useKeptEdits } from './use-kept-edits.ts';
import { useUndo } from './use-undo.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

export interface FlowEditorOptions {
  base: FlowBase;
  flow: EditorFlow;
  /** The flow is saved; the editor's work is done. */
  onSaved(flow: Flow): void;
  /** Something is wrong with the flow; the editor shows where. */
  onRefused(flow: EditorFlow, problems: FlowProblems): void;
  /** The user wants the flow as somebody else has saved it, and lets go of what was typed. */
  onReload(): void;
}

export type Saving = 'draft' | 'publish';

/** What was being saved when it turned out that somebody else had saved the flow. */
interface Conflict {
  kind: Saving;
  theirs: Flow;
}

/** The state of one flow being edited, and its saving. */
export function useFlowEditor(options: FlowEditorOptions) {
  const { base: loadedBase, flow: loadedFlow, onSaved, onRefused, onReload } = options;
  const { t } = useTranslation('flows');
  const params = useFlowParams();
  const queries = useQueryClient();
  const toast = useToast();
  const [base, setBase] = useState(loadedBase);
  const { state: flow, set: setFlow, undo, redo } = useUndo(loadedFlow);
  /** The phrase that is being typed and not yet added. */
  const [entry, setEntry] = useState('');
  const [problems, setProblems] = useState<FlowProblems>(noProblems);
  const [saving, setSaving] = useState<Saving | null>(null);
  const [conflicting, setConflicting] = useState<Conflict | null>(null);
  const busy = useRef(false);
  const dirty = entry.trim() !== '' || !isSameFlow(flow, loadedFlow);
  const guard = useUnsavedGuard(dirty, t('editor.unsaved.description'));
  const place = [params.agentId, params.languageId, loadedBase.id, loadedBase.followUpParentId].join('.');
  const kept = useKeptEdits({ place, loaded: loadedFlow, flow, dirty, onRestore: setFlow });

  const refuse = (refused: EditorFlow, found: FlowProblems) => {
    setProblems(found);
    onRefused(refused, found);
  };
  const refreshLists = () => {
    const { getAllFlow, searchFlows } = endpoints.flows;
    const { getTrainingPhraseTemplateAll, getTrainingPhraseTemplate } = endpoints.templates;
    const uses = [getTrainingPhraseTemplateAll, getTrainingPhraseTemplate];
    const { getChecks, findClashes } = endpoints.checks;
    const bot = [endpoints.training.getTrainingState, getChecks, findClashes];
    for (const stale of [getAllFlow, searchFlows, ...uses, ...bot])
      void queries.invalidateQueries({ queryKey: [stale.path] });
  };
  const showConflict = async (kind: Saving) => {
    try {
      const theirs = await call(endpoints.flows.getFlow, { params: { ...params, intentId: base.id } });
      setConflicting({ kind, theirs });
    } catch (error) {
      toast.failure(error);
    }
  };
  const explain = (error: unknown, current: EditorFlow, kind: Saving) => {
    if (!(error instanceof ApiError)) throw error;
    const { messageKey, details } = error.reply;
    if (error.status === 409) return showConflict(kind);
    if (details.fields) refuse(current, problemsOfReply(current, details.fields));
    if (messageKey === 'error.default') {
      const key =
        base.id === newId
          ? 'intentList.snackbar.createIntentError'
          : 'intentDetail.snackbar.updateIntentError';
      toast.error(t(key, { title: current.title }));
    } else toast.failure(error);
  };

  /** What stands here, the phrase that is being typed included: it was meant as one too. */
  const written = (): EditorFlow =>
    entry.trim() ? { ...flow, phrases: [...phrasesOfText(entry, flow.phrases), ...flow.phrases] } : flow;

  const save = async (kind: Saving, from = base, edited = written()) => {
    if (busy.current) return;
    let current = edited;
    setFlow(current);
    setEntry('');
    const found = findProblems(current, kind === 'publish', from);
    const [firstKey] = found.values();
    if (firstKey !== undefined) {
      refuse(current, found);
      toast.error(textOfKey(firstKey) ?? firstKey);
      return;
    }
    setProblems(noProblems);
    busy.current = true;
    setSaving(kind);
    try {
      const { saved, madeTitles } = await saveFlowWithSuggestions({
        base: from,
        flow: current,
        publish: kind === 'publish',
        save: (input) => call(endpoints.flows.addOrUpdateFlow, { params, body: input }),
        onStep: (nextBase, nextFlow) => {
          current = nextFlow;
          setBase(nextBase);
          setFlow(nextFlow);
        },
      });
      const key = kind === 'publish' ? 'publishIntentSuccess' : 'updateIntentSuccess';
      toast.success(t(`intentDetail.snackbar.${key}`, { title: saved.title }));
      if (madeTitles.length > 0) {
        const names = madeTitles.map((title) => t('quoted', { title })).join(', ');
        toast.info(t('editor.madeFollowUps', { names, count: madeTitles.length }));
      }
      guard.allow();
      onSaved(saved);
    } catch (error) {
      explain(error, current, kind);
    } finally {
      // Steps before a failure may have made flows.
      refreshLists();
      busy.current = false;
      setSaving(null);
    }
  };

  const conflict = {
    /** The flow as somebody else has saved it meanwhile; null without a conflict. */
    theirs: conflicting && readFlow(conflicting.theirs),
    stay: () => setConflicting(null),
    reload: () => {
      setConflicting(null);
      guard.allow();
      onReload();
    },
    /** Saves what became of both. */
    saveMerged: async (merged: EditorFlow) => {
      if (!conflicting) return;
      const newest = baseOf(conflicting.theirs);
      setConflicting(null);
      setBase(newest);
      await save(conflicting.kind, newest, merged);
    },
  };

  return {
    base,
    /** As it was when the editor opened. */
    loaded: loadedFlow,
    flow,
    setFlow,
    undo,
    redo,
    kept,
    entry,
    setEntry,
    problems,
    saving,
    dirty,
    save,
    conflict,
  };
}

export type FlowEditorState = ReturnType<typeof useFlowEditor>;
