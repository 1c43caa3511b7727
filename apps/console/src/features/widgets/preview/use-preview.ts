import { chatClientInput, endpoints, type LanguageCode } from '@samtale/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useEndpoint } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import type { WidgetValues } from '../widget-values.ts';

/** Milliseconds without a change after which the preview follows. */
const quietFor = 250;

/**
 * What visitors would get of the widget as it stands in the form; of a form that is wrong, what stood there last, which
 * is `isBehind`.
 */
export function usePreview(values: WidgetValues, language: LanguageCode) {
  const { agent } = useSession();
  const [shown, setShown] = useState(() => chatClientInput.safeParse(forPreview(values)).data);
  const [isBehind, setBehind] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      const checked = chatClientInput.safeParse(forPreview(values));
      setBehind(!checked.success);
      if (checked.success) setShown(checked.data);
    }, quietFor);
    return () => clearTimeout(timer);
  }, [values]);
  const { data } = useEndpoint(
    endpoints.widgets.previewClient,
    {
      params: { agentId: agent.id },
      query: { language },
      ...(shown && { body: { selectedChatClient: shown } }),
    },
    { enabled: shown !== undefined, placeholderData: keepPreviousData, gcTime: 0 },
  );
  return { preview: data, isBehind };
}

/** What is not seen may be missing still: a new widget has no name and no site, a new entry of the menu no words. */
const forPreview = (values: WidgetValues): WidgetValues => ({
  ...values,
  name: values.name.trim() || '–',
  domain: 'localhost',
  chatConfig: {
    ...values.chatConfig,
    chatMenuItemList: values.chatConfig.chatMenuItemList.filter(({ displayName }) => displayName.trim()),
  },
});
