import { ApiError } from '@samtale/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { errorText } from '../toast/error-text.ts';
import { useToast } from '../toast/toast.tsx';
import { useToldFailures } from '../toast/told-failures.ts';
import { type Checked, type Problems, refusedFields } from './check-record.ts';
import { isSameValue } from './is-same-value.ts';
import type { RecordDescription } from './record-description.ts';
import { useConflict } from './use-conflict.ts';
import { useRecordForm } from './use-record-form.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

const hasStatusOfConflict = ({ status }: ApiError) => status === 409;

/**
 * One record being edited: its values, whether they differ from what is saved, its saving, what is wrong with it, the
 * choice where somebody else has saved it meanwhile, and the question when it is left unsaved.
 */
export function useRecordEditor<From, Values extends FieldValues, Body extends FieldValues>(
  record: RecordDescription<From, Values, Body>,
) {
  type Saved = NonNullable<From>;
  const { loaded, valuesOf, isSame = isSameValue, isConflict = hasStatusOfConflict, words } = record;
  const toast = useToast();
  const told = useToldFailures();
  const [saved, setSaved] = useState<From>(loaded);
  const [initial] = useState(() => record.initial ?? valuesOf(loaded));
  const [saving, setSaving] = useState(false);
  /** How often something was wrong with fields. */
  const [refusals, setRefusals] = useState(0);
  const busy = useRef(false);
  const basis = useRef(saved);
  const check = (values: Values): Checked<Body> => record.check(values, basis.current, unchanged);
  const fields = useRecordForm<Values, Body>(initial, check, record.partAt);
  const { form, set } = fields;
  /** What is saved, as the form has it. */
  const [unchanged, setUnchanged] = useState(fields.values);
  const dirty = !isSame(fields.values, unchanged);
  const guard = useUnsavedGuard(dirty && words.unsaved !== undefined, words.unsaved ?? '');

  /** Makes a record what changes are measured by. What was typed since `sent` stays, and is told by `false`. */
  const adopt = (stored: Saved, sent?: Values): boolean => {
    const next = valuesOf(stored, sent);
    setSaved(stored);
    setUnchanged(next);
    const isSettled = sent === undefined || isSameValue(form.getValues(), sent);
    if (isSettled) form.reset(next);
    record.onStored?.(stored);
    return isSettled;
  };
  const { conflict, arise } = useConflict<Saved>({
    readNewest: async () => (saved && record.readNewest ? record.readNewest(saved) : null),
    onReload: (newest) => void adopt(newest),
    onOverwrite: (newest) => {
      const { merge } = record;
      if (merge) set((mine) => merge(unchanged, mine, valuesOf(newest)));
      void submit(newest);
    },
  });
  const follow = useEffectEvent((now: From) => {
    if (record.follows && now && now !== saved && !dirty) adopt(now);
  });
  useEffect(() => follow(loaded), [loaded]);

  const hasProblems = Object.keys(fields.problems).length > 0;
  const settle = useEffectEvent(() => told.settle());
  // Once all that was wrong with fields is changed, it is not said any more.
  useEffect(() => (hasProblems ? settle : undefined), [hasProblems]);

  const tellWrong = (problems: Problems) => {
    setRefusals((before) => before + 1);
    record.onWrong?.(Object.keys(problems));
  };
  const explain = (error: unknown, sent: Values, from: From) => {
    if (!(error instanceof ApiError)) throw error;
    if (record.onRefused?.(error, sent)) return;
    if (record.readNewest && isConflict(error)) return arise();
    const problems = fields.show(record.problemsIn?.(error.reply, sent) ?? refusedFields(error.reply), sent);
    if (Object.keys(problems).length) tellWrong(problems);
    told.error(words.failed?.(error, from) ?? errorText(error));
  };
  const send = async (body: Body, sent: Values, from: From, silently: boolean) => {
    const { isNew = (one) => one === null, onCreated } = record;
    setSaving(true);
    try {
      const stored = await record.send(body, from);
      told.settle();
      const isSettled = adopt(stored, sent);
      if (isNew(from)) guard.allow();
      if (silently) return stored;
      toast.success(typeof words.saved === 'string' ? words.saved : words.saved(from));
      record.onSaved?.(stored, from, isSettled);
      if (isNew(from)) onCreated?.(stored);
      return stored;
    } catch (error) {
      explain(error, sent, from);
      return null;
    } finally {
      setSaving(false);
    }
  };
  /** Gives the record as it is saved then; null where it could not be. A second call while one is on its way does nothing. */
  const submit = async (from: From = saved, silently = false): Promise<Saved | null> => {
    if (busy.current) return null;
    busy.current = true;
    basis.current = from;
    if (record.written) set(record.written);
    const sent = structuredClone(form.getValues());
    try {
      const { reply, wrong } = await fields.submit((body) => send(body, sent, from, silently));
      if (wrong) {
        tellWrong(wrong);
        if (words.invalid) told.error(words.invalid(wrong, sent));
      }
      return reply ?? null;
    } finally {
      busy.current = false;
    }
  };

  return {
    ...fields,
    saved,
    /** Takes what has become of the record beside what is edited of it. */
    setSaved,
    unchanged,
    dirty,
    refusals,
    saving,
    save: () => submit(),
    /** Saves what somebody goes on with at once: it is not said, and nothing opens. */
    saveSilently: () => submit(saved, true),
    conflict,
    leaveFreely: guard.allow,
  };
}
