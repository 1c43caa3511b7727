import { type ChatClient, type ChatClientInput, newChatConfig, newId } from '@samtale/contract';

/** What is edited: everything of a widget that its staff write. */
export type WidgetValues = ChatClientInput;

/** A widget as it is edited. */
export const valuesOf = ({
  id,
  revision,
  name,
  domain,
  loadHistoryMinutes,
  welcomeMinutesThreshold,
  chatConfig,
}: ChatClient): WidgetValues => ({
  id,
  revision,
  name,
  domain,
  loadHistoryMinutes,
  welcomeMinutesThreshold,
  chatConfig,
});

/** A new widget in these languages. */
export const newWidget = (languageIds: readonly string[]): WidgetValues => ({
  id: newId,
  name: '',
  domain: '',
  loadHistoryMinutes: 65,
  welcomeMinutesThreshold: 60,
  chatConfig: newChatConfig(languageIds),
});

/** A new widget with what another one is set to. */
export const copyOf = ({ revision: _revision, ...values }: WidgetValues, name: string): WidgetValues => ({
  ...values,
  id: newId,
  name,
});
