import { endpoints, type Flow } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { reread } from '../../../lib/api/reread.ts';
import { useUnsavedGuard } from '../../../lib/forms/use-unsaved-guard.ts';
import { textOfKey } from '../../../lib/i18n/i18n.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { useToldFailures } from '../../../lib/toast/told-failures.ts';
import { useFlowParams } from '../../flow-list/index.ts';
import { isSameFlow, phrasesOfText } from './change-flow.ts';
import { baseOf, type EditorFlow, type FlowBase, readFlow } from './editor-flow.ts';
import { type FlowProblems, findProblems, noProblems } from './flow-problems.ts';
import { withAllUnsaid } from './parameters/parameter-changes.ts';
import { saveFlowWithSuggestions } from './save-flow-with-suggestions.ts';
import { useFailedSave } from './use-failed-save.ts';
import { useKeptEdits } from './use-kept-edits.ts';
import { useToldClashes } from './use-told-clashes.ts';
import { useUndo } from './use-undo.ts';

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

const { addOrUpdateFlow, getFlow } = endpoints.flows;

export type Saving = 'draft' | 'publish';

/**
 * The state of one flow being edited, and its saving. It is no `useRecordEditor`: changes are undone and kept for another
 * visit, saving makes other flows first, and a conflict is settled part by part.
 */
export function useFlowEditor(options: FlowEditorOptions) {
  const { base: loadedBase, flow: loadedFlow, onSaved, onRefused, onReload } = options;
  const { t } = useTranslation('flows');
  const params = useFlowParams();
  const queries = useQueryClient();
  const toast = useToast();
  const told = useToldFailures();
  const tellOfClashes = useToldClashes();
  const [base, setBase] = useState(loadedBase);
  const { state: flow, set: setFlow, undo, redo } = useUndo(loadedFlow);
  /** The phrase that is being typed and not yet added. */
  const [entry, setEntry] = useState('');
  const [problems, setProblems] = useState<FlowProblems>(noProblems);
  const [saving, setSaving] = useState<Saving | null>(null);
  const busy = useRef(false);
  const dirty = entry.trim() !== '' || !isSameFlow(flow, loadedFlow);
  const place = [params.agentId, params.languageId, loadedBase.id, loadedBase.followUpParentId].join('.');
  const restore = (restored: EditorFlow, restoredEntry: string) => {
    setFlow(restored);
    setEntry(restoredEntry);
  };
  const kept = useKeptEdits({ place, loaded: loadedFlow, flow, entry, dirty, onRestore: restore });
  const guard = useUnsavedGuard(dirty, t('editor.unsaved.description'), kept.forget);

  const refuse = (refused: EditorFlow, found: FlowProblems) => {
    setProblems(found);
    onRefused(refused, found);
  };
  /** The message key that a save was refused with, while it is told. */
  const [refusal, setRefusal] = useState<{ kind: Saving; key: string } | null>(null);
  const isStillTrue = useEffectEvent(({ kind, key }: { kind: Saving; key: string }, now: EditorFlow) => {
    const sent = kind === 'publish' ? withAllUnsaid(now) : now;
    return [...findProblems(sent, kind === 'publish', base).values()].includes(key);
  });
  useEffect(() => {
    if (refusal === null || isStillTrue(refusal, flow)) return;
    told.settle();
    setRefusal(null);
  }, [refusal, flow, told]);
  const finish = (kind: Saving, saved: Flow) => {
    told.settle();
    const key = kind === 'publish' ? 'publishIntentSuccess' : 'updateIntentSuccess';
    toast.success(t(`intentDetail.snackbar.${key}`, { title: saved.title }));
    kept.forget();
    guard.allow();
    onSaved(saved);
  };
  const failed = useFailedSave({ base, setBase, loadedTitle: loadedFlow.title, told, finish, refuse });

  /** What stands here, the phrase that is being typed included: it was meant as one too. */
  const written = (): EditorFlow =>
    entry.trim() ? { ...flow, phrases: [...phrasesOfText(entry, flow.phrases), ...flow.phrases] } : flow;

  const save = async (kind: Saving, from = base, edited = written()) => {
    if (busy.current) return;
    let current = kind === 'publish' ? withAllUnsaid(edited) : edited;
    setFlow(current);
    setEntry('');
    const found = findProblems(current, kind === 'publish', from);
    const [firstKey] = found.values();
    if (firstKey !== undefined) {
      refuse(current, found);
      setRefusal({ kind, key: firstKey });
      told.error(textOfKey(firstKey) ?? firstKey);
      return;
    }
    setProblems(noProblems);
    busy.current = true;
    setSaving(kind);
    let published: Flow | null = null;
    try {
      const { saved, madeTitles } = await saveFlowWithSuggestions({
        base: from,
        flow: current,
        publish: kind === 'publish',
        save: (input) => call(addOrUpdateFlow, { params, body: input }),
        onStep: (nextBase, nextFlow) => {
          current = nextFlow;
          setBase(nextBase);
          setFlow(nextFlow);
        },
      });
      if (madeTitles.length > 0) {
        const names = madeTitles.map((title) => t('quoted', { title })).join(', ');
        toast.info(t('editor.madeFollowUps', { names, count: madeTitles.length }));
      }
      finish(kind, saved);
      if (kind === 'publish') published = saved;
    } catch (error) {
      failed.explain(error, current, kind);
    } finally {
      // Steps before a failure may have made flows.
      void reread(queries, addOrUpdateFlow.invalidates, getFlow);
      busy.current = false;
      setSaving(null);
    }
    if (published) await tellOfClashes(published);
  };

  const { conflict: met, endConflict } = failed;
  const conflict = {
    /** The flow as somebody else has saved it meanwhile; null without a conflict. */
    theirs: met && readFlow(met.theirs),
    stay: endConflict,
    reload: () => {
      endConflict();
      kept.forget();
      guard.allow();
      onReload();
    },
    /** Saves what became of both. */
    saveMerged: async (merged: EditorFlow) => {
      if (!met) return;
      const newest = baseOf(met.theirs);
      endConflict();
      setBase(newest);
      await save(met.kind, newest, merged);
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
