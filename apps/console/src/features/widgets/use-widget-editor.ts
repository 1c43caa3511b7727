import { type ChatClient, endpoints, newId, type WidgetContext } from '@samtale/contract';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { byPath, checkedWith, refusedFields } from '../../lib/forms/check-record.ts';
import { useRecordEditor } from '../../lib/forms/use-record-editor.ts';
import { useSending } from '../../lib/forms/use-sending.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { problemsOf } from './check-widget.ts';
import { valuesOf, type WidgetValues } from './widget-values.ts';

export interface WidgetEditorOptions {
  /** The widget as it was loaded; null for a new one. */
  loaded: ChatClient | null;
  /** What stands in the form at first. */
  initial: WidgetValues;
  context: WidgetContext;
  /** Told the paths of what is wrong when it cannot be saved. */
  onWrong(paths: readonly string[]): void;
  /** A new widget has been saved. */
  onCreated(saved: ChatClient): void;
}

const { saveClient, getClientList } = endpoints.widgets;

/** The state of one widget being edited, and its saving. Its fields are registered with react-hook-form. */
export function useWidgetEditor({ loaded, initial, context, onWrong, onCreated }: WidgetEditorOptions) {
  const { t } = useTranslation('widgets');
  const { agent } = useSession();
  const params = { agentId: agent.id };
  const send = useSending(saveClient);
  const editor = useRecordEditor({
    loaded,
    initial,
    valuesOf: (saved: ChatClient | null): WidgetValues => (saved ? valuesOf(saved) : initial),
    check: ({ revision: _revision, ...values }, from) => {
      const stored = from ? { id: from.id, revision: from.revision } : { id: newId };
      return checkedWith(
        { selectedChatClient: { ...values, ...stored } },
        byPath(problemsOf(values, context)),
      );
    },
    send: (body) => send({ params, body }),
    readNewest: async ({ id }) =>
      (await call(getClientList, { params })).list.find((one) => one.id === id) ?? null,
    problemsIn: (reply) => refusedFields(reply, (path) => path.replace(/^selectedChatClient\./, '')),
    onWrong,
    onCreated,
    words: { unsaved: t('unsaved'), saved: t('saved'), invalid: () => t('invalid') },
  });
  const { form, values, problems } = editor;
  const wrongPaths = Object.keys(problems);

  // What has been found wrong is looked at again as a whole: rules hold between fields.
  const checkAgain = useEffectEvent(() => {
    if (wrongPaths.length) void form.trigger();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what it follows
  useEffect(() => checkAgain(), [values]);

  return { ...editor, wrongPaths };
}
