import { ApiError, endpoints, type Flow, newId } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import type { ToldFailures } from '../../../lib/toast/told-failures.ts';
import { useFlowParams } from '../../flow-list/index.ts';
import { isSameContent } from '../history/merge-flows.ts';
import { baseOfNew, type EditorFlow, type FlowBase, readFlow } from './editor-flow.ts';
import { type FlowProblems, problemsOfReply } from './flow-problems.ts';
import type { Saving } from './use-flow-editor.ts';

/** What was being saved when it turned out that somebody else had saved the flow. */
interface Conflict {
  kind: Saving;
  theirs: Flow;
}

interface FailedSaveOptions {
  base: FlowBase;
  setBase(base: FlowBase): void;
  /** The flow's title when the editor opened. */
  loadedTitle: string;
  /** What was said of saves that failed. */
  told: ToldFailures;
  /** The flow is saved after all. */
  finish(kind: Saving, saved: Flow): void;
  refuse(flow: EditorFlow, problems: FlowProblems): void;
}

/** What becomes of a save that failed: a choice between two versions, a new flow, or word of what is wrong. */
export function useFailedSave({ base, setBase, loadedTitle, told, finish, refuse }: FailedSaveOptions) {
  const { t } = useTranslation('flows');
  const params = useFlowParams();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const showConflict = async (current: EditorFlow, kind: Saving) => {
    try {
      const theirs = await call(endpoints.flows.getFlow, { params: { ...params, intentId: base.id } });
      const isLive = theirs.isActive || theirs.isPlanned;
      // An earlier try was saved, and only its answer got lost.
      if (isLive === (kind === 'publish') && isSameContent(readFlow(theirs), current)) finish(kind, theirs);
      else setConflict({ kind, theirs });
    } catch (error) {
      told.failure(error);
    }
  };
  /** What stands here can still be saved, as a new flow, when somebody has deleted the flow. */
  const becomeNew = async (error: ApiError) => {
    try {
      const { list } = await call(endpoints.flows.getAllFlow, { params });
      const isThere = (id: string | null) => list.some((one) => one.id === id);
      if (isThere(base.id)) return told.failure(error);
      const parentId = isThere(base.followUpParentId) ? base.followUpParentId : null;
      setBase({ ...baseOfNew(parentId), intentType: base.intentType, needsPhrases: base.needsPhrases });
      told.error(t('editor.deletedMeanwhile', { title: loadedTitle }));
    } catch (again) {
      told.failure(again);
    }
  };
  const explain = (error: unknown, current: EditorFlow, kind: Saving) => {
    if (!(error instanceof ApiError)) throw error;
    const { messageKey, details } = error.reply;
    if (error.status === 409) return showConflict(current, kind);
    if (error.status === 404 && base.id !== newId) return becomeNew(error);
    if (details.fields) refuse(current, problemsOfReply(current, details.fields));
    if (messageKey === 'error.default') {
      const key =
        base.id === newId
          ? 'intentList.snackbar.createIntentError'
          : 'intentDetail.snackbar.updateIntentError';
      told.error(t(key, { title: current.title }));
    } else told.failure(error);
  };
  return { explain, conflict, endConflict: () => setConflict(null) };
}
