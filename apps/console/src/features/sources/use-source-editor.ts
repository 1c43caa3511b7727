import { ApiError, endpoints, newId, type Source, sourceKeys } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { useConflict } from '../../lib/forms/use-conflict.ts';
import { useUnsavedGuard } from '../../lib/forms/use-unsaved-guard.ts';
import { textOfKey } from '../../lib/i18n/i18n.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import {
  type EditorSource,
  findSourceProblems,
  inputOf,
  isSameSource,
  isWebsite,
  problemsOf,
  readSource,
  type SourceField,
  type SourceProblems,
} from './editor-source.ts';
import { keepSource } from './source-cache.ts';

export interface SourceEditorOptions {
  /** As it was loaded; with the all-zero id a new one. */
  loaded: Source;
  /** What stands in the form of a new one at first. */
  initial?: EditorSource;
  /** A new source has been saved. */
  onCreated?(saved: Source): void;
  /** It cannot be saved as it stands in the form. */
  onWrong?(): void;
}

const { saveGptTrainingJob, getGptTrainingJob } = endpoints.sources;

/** The state of one source being edited, and its saving. */
export function useSourceEditor({ loaded, initial, onCreated, onWrong }: SourceEditorOptions) {
  const { t } = useTranslation('jobs');
  const queries = useQueryClient();
  const toast = useToast();
  const [saved, setSaved] = useState(loaded);
  const [source, setSource] = useState(() => initial ?? readSource(loaded));
  const [unchanged, setUnchanged] = useState(source);
  const [problems, setProblems] = useState<SourceProblems>({});
  /** How often it could not be saved: each time the form leads to what is wrong. */
  const [refusals, setRefusals] = useState(0);
  const [saving, setSaving] = useState(false);
  /** The document of a new source is to be fetched from an address, which then has to be told. */
  const [fromAddress, setFromAddress] = useState(loaded.url !== '');
  const busy = useRef(false);
  const isNew = saved.id === newId;
  const dirty = !isSameSource(source, unchanged);
  const guard = useUnsavedGuard(dirty, t('form.unsaved'));

  /** Makes a reply what the editor's changes are measured by; what was typed since `sent` stays. */
  const adopt = (reply: Source, sent: EditorSource) => {
    const stored = readSource(reply);
    setSaved(reply);
    setSource((now) => (now === sent ? stored : now));
    setUnchanged(stored);
    keepSource(queries, reply);
    for (const { path } of [endpoints.widgets.getClientList, endpoints.subscriptions.getSubscriptionList])
      void queries.invalidateQueries({ queryKey: [path] });
  };
  const { conflict, arise } = useConflict<Source>({
    readNewest: () => call(getGptTrainingJob, { params: { agentId: saved.agentId, id: saved.id } }),
    onReload: (newest) => {
      const theirs = readSource(newest);
      setSource(theirs);
      setProblems({});
      adopt(newest, theirs);
    },
    onOverwrite: (newest) => void saveAloud(newest),
  });
  const refuse = (found: SourceProblems) => {
    setProblems(found);
    setRefusals((before) => before + 1);
    const isMissing = Object.values(found).includes(sourceKeys.missing);
    toast.error(t(isMissing ? 'jobs.detail.error.400' : 'form.invalid'));
    onWrong?.();
  };
  const explain = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409) return arise();
    if (error.status >= 500) return toast.error(t('jobs.detail.error.500'));
    const found = problemsOf(error.reply.details.fields ?? []);
    if (Object.keys(found).length > 0) return refuse(found);
    toast.failure(error);
  };

  /** Saves; gives the source as it is saved, or null where it could not be. */
  const save = async (from: Pick<Source, 'id' | 'revision'> = saved): Promise<Source | null> => {
    if (busy.current) return null;
    const sent = source;
    const needsAddress = isWebsite(sent) || fromAddress;
    const body = inputOf(from, needsAddress ? sent : { ...sent, url: '' });
    // Widgets that answer from all sources go on doing so, unless something else was chosen here.
    const sameUse = String(sent.gptSettingClientList) === String(unchanged.gptSettingClientList);
    if (sameUse) body.gptSettingClientList = null;
    const found = findSourceProblems(body, { needsAddress, hasPassword: saved.hasPassword });
    if (Object.keys(found).length > 0) {
      refuse(found);
      return null;
    }
    busy.current = true;
    setSaving(true);
    try {
      const reply = await call(saveGptTrainingJob, { params: { agentId: saved.agentId }, body });
      adopt(reply, sent);
      if (from.id === newId) guard.allow();
      return reply;
    } catch (error) {
      explain(error);
      return null;
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };

  /** Saves and says so. */
  const saveAloud = async (from?: Source) => {
    const reply = await save(from);
    if (!reply) return;
    toast.success(t('jobs.detail.saved'));
    if (isNew) onCreated?.(reply);
  };

  return {
    saved,
    isNew,
    source,
    change: (part: Partial<EditorSource>) => {
      setSource((now) => ({ ...now, ...part }));
      setProblems((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part))));
    },
    fromAddress,
    setFromAddress,
    /** What is wrong with a field, in words. */
    problemOf: (field: SourceField): string | undefined => {
      const key = problems[field];
      if (key === undefined) return undefined;
      return key === sourceKeys.missing ? t('form.missing') : (textOfKey(key) ?? key);
    },
    refusals,
    hasProblems: Object.keys(problems).length > 0,
    saving,
    dirty,
    save,
    saveAloud: () => saveAloud(),
    leaveFreely: guard.allow,
    conflict,
  };
}

export type SourceEditorState = ReturnType<typeof useSourceEditor>;
