import { type ChatClient, type ChatClientInput, danish, newChatConfig, newId } from '@samtale/contract';

/** A new widget as the editor sends it, in Danish unless it is told otherwise. */
export const clientInput = (
  changes: Partial<Omit<ChatClientInput, 'chatConfig'>> = {},
  look: Partial<ChatClientInput['chatConfig']> = {},
): ChatClientInput => ({
  id: newId,
  name: 'Butikken',
  domain: 'butik.dk',
  loadHistoryMinutes: 65,
  welcomeMinutesThreshold: 60,
  ...changes,
  chatConfig: { ...newChatConfig([danish.id]), ...look },
});

/** A saved widget as the editor sends it back. */
export const inputOfClient = ({
  clientKey: _key,
  scriptUrl: _url,
  lastUsed: _used,
  ...input
}: ChatClient): ChatClientInput => input;
