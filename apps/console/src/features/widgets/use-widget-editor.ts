import { ApiError, type ChatClient, endpoints, newId, type WidgetSurroundings } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldPath, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { useConflict } from '../../lib/forms/use-conflict.ts';
import { useUnsavedGuard } from '../../lib/forms/use-unsaved-guard.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { pathsOf, widgetResolver } from './check-widget.ts';
import { valuesOf, type WidgetValues } from './widget-values.ts';

export interface WidgetEditorOptions {
  /** The widget as it was loaded; null for a new one. */
  loaded: ChatClient | null;
  /** What stands in the form at first. */
  initial: WidgetValues;
  surroundings: WidgetSurroundings;
  /** Told the paths of what is wrong when it cannot be saved. */
  onWrong(paths: readonly string[]): void;
  /** A new widget has been saved. */
  onCreated(saved: ChatClient): void;
}

const { saveClient, getClientList, getClientListBasic } = endpoints.widgets;

/** The state of one widget being edited, and its saving. */
export function useWidgetEditor({ loaded, initial, surroundings, onWrong, onCreated }: WidgetEditorOptions) {
  const { t } = useTranslation('widgets');
  const { agent } = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const params = { agentId: agent.id };
  const [saved, setSaved] = useState(loaded);
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const known = useRef(surroundings);
  known.current = surroundings;
  const form = useForm<WidgetValues>({
    defaultValues: initial,
    resolver: widgetResolver(() => known.current),
    // What has been found wrong is looked at again as a whole: rules hold between fields.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { isDirty, errors } = form.formState;
  const values = useWatch({ control: form.control, compute: (now: WidgetValues) => now });
  const guard = useUnsavedGuard(isDirty, t('unsaved'));

  const isWrong = pathsOf(errors).length > 0;
  const checkAgain = useEffectEvent(() => {
    if (isWrong) void form.trigger();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what it follows
  useEffect(() => checkAgain(), [values]);

  /** Makes a reply what changes are measured by; what was typed since it was sent stays. */
  const adopt = (reply: ChatClient, sent: WidgetValues | null) => {
    setSaved(reply);
    const hasMoved = sent !== null && JSON.stringify(form.getValues()) !== JSON.stringify(sent);
    form.reset(valuesOf(reply), { keepValues: hasMoved });
    void queries.invalidateQueries({ queryKey: [getClientList.path] });
    void queries.invalidateQueries({ queryKey: [getClientListBasic.path] });
  };
  const { conflict, arise } = useConflict<ChatClient>({
    readNewest: async () => {
      const { list } = await call(getClientList, { params });
      return list.find(({ id }) => id === saved?.id) ?? null;
    },
    onReload: (newest) => adopt(newest, null),
    onOverwrite: (newest) => void save(newest),
  });
  const explain = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409) return arise();
    const fields = (error.reply.details.fields ?? []).map(({ path, messageKey }) => ({
      path: path.replace(/^selectedChatClient\./, ''),
      messageKey,
    }));
    for (const { path, messageKey } of fields)
      form.setError(path as FieldPath<WidgetValues>, { type: 'server', message: messageKey });
    if (fields.length) onWrong(fields.map(({ path }) => path));
    toast.failure(error);
  };

  const send = async (sent: WidgetValues, from: ChatClient | null) => {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    try {
      const { revision: _revision, ...written } = sent;
      const stored = from && { id: from.id, revision: from.revision };
      const selectedChatClient = { ...written, ...(stored ?? { id: newId }) };
      const reply = await call(saveClient, { params, body: { selectedChatClient } });
      toast.success(t('saved'));
      if (!from) {
        guard.allow();
        onCreated(reply);
      } else adopt(reply, sent);
    } catch (error) {
      explain(error);
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };
  const save = (from: ChatClient | null = saved) =>
    form.handleSubmit(
      (checked) => send(structuredClone(checked), from),
      (found) => {
        onWrong(pathsOf(found));
        toast.error(t('invalid'));
      },
    )();

  return {
    form,
    values,
    saved,
    wrongPaths: pathsOf(errors),
    dirty: isDirty,
    saving,
    conflict,
    save,
    leaveFreely: guard.allow,
  };
}
